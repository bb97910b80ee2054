import type { Texts } from '../../texts.ts'

export const contract = {
  ofWhichVat: 'of which VAT {{vat}}',
  orderTitle: 'Your order',
  number: 'Number',
  what_package:
    'Pictures of you with the style you chose, made by AI from your photos, to see and download as JPEG in your space. It is a projection: the result at the salon may differ.',
  what_credits: 'Credits to spend in your space: one credit is one more image of a finished transformation.',
  price: 'Total price incl. VAT',
  vat: 'VAT',
  paidAt: 'Paid by card on',
  delivery_package:
    'Delivery: usually {{usualWait}}, at most 24 hours after payment. Later than that you are refunded, with nothing for you to do.',
  delivery_credits: 'Delivery: at once.',
  given: '(Given on {{date}}, terms of sale version {{terms}}.)',
  withdrawalTitle: 'Your right of withdrawal',
  withdrawal_package:
    'You may withdraw from this contract up to and including {{until}}, without saying why. As you asked for the creation to start at once, images already made by then remain due and the rest is returned to you. Once all images are delivered, the right of withdrawal is lost, as you acknowledged.',
  withdrawal_credits:
    'You may withdraw from this contract up to and including {{until}}, without saying why. Credits you have not spent are refunded. For credits spent, the right of withdrawal is lost, as you acknowledged.',
  withdrawalHow:
    'Use the function “{{function}}”, or send us this form by e-mail or by post. We refund the same card, within fourteen days at the latest.',
  model:
    'Model form: “To {{to}}. I hereby give notice that I withdraw from the contract for my order {{number}} of {{date}}. Name, e-mail address, date.”',
  guaranteeTitle: 'Legal guarantee of conformity',
  guarantee:
    'You have the legal guarantee of conformity of digital content (articles L224-25-12 and following of the French consumer code) for two years after delivery: brought into conformity free of charge, or else a price reduction or the end of the contract with a refund. During the first year showing the defect is enough. The guarantee against hidden defects (articles 1641 to 1649 of the French civil code) comes on top.',
  defects:
    'A defective image is made again free of charge within 7 days. If no image can be made, your payment is returned.',
  mediationTitle: 'Complaints and mediation',
  complaint: 'Write to us first at {{email}}: we answer every message.',
  mediator: 'Without agreement, you may turn to the consumer mediator free of charge: {{mediator}}.',
  sellerTitle: 'Your seller',
  terms: 'Terms of sale',
} satisfies Texts['contract']
