import type { Texts } from '../../texts.ts'

const DEFECTIVE_IMAGE =
  'A defective image is made again free of charge within 7 days. If no image can be created, your payment is refunded.'

export const contract = {
  ofWhichVat: 'of which VAT {{vat}}',
  orderTitle: 'Your order',
  number: 'Number',
  what_package:
    'Images of you with the style you chose, created by AI from your photos, to view and download as JPEG in your space. They are a simulation: the result at the salon may differ.',
  what_credits:
    'Credits to spend in your space: one credit buys one more image of a finished transformation.',
  what_course:
    'An online course for hair professionals: lessons to read in your space, exercises and quizzes, at your own pace, and a certificate of completion once everything is done. It is digital content: it gives no diploma and no professional certification.',
  price: 'Total price incl. VAT',
  vat: 'VAT',
  paidAt: 'Paid by card on',
  delivery_package:
    'Delivery: usually {{usualWait}}, at most 24 hours after payment. After that, you are refunded without having to ask.',
  delivery_credits: 'Delivery: immediate.',
  delivery_course: 'Delivery: immediate, and for as long as your account lasts.',
  given: '(Given on {{date}}, terms of sale version {{terms}}.)',
  withdrawalTitle: 'Your right of withdrawal',
  withdrawal_package:
    'You may withdraw from this contract up to and including {{until}}, without saying why. As you asked for creation to start straight away, images already made by then remain due and the rest is refunded to you. Once all images are delivered, the right of withdrawal is lost, as you acknowledged.',
  withdrawal_credits:
    'You may withdraw from this contract up to and including {{until}}, without saying why. Credits you have not spent are refunded. For credits spent, the right of withdrawal is lost, as you acknowledged.',
  withdrawal_course:
    'You may withdraw from this contract up to and including {{until}}, without saying why, as long as you have opened no lesson and no quiz: everything is refunded, and the course closes. As you asked for it to open straight away, the right of withdrawal is lost with the first lesson or quiz you open, as you acknowledged.',
  withdrawalHow:
    'Use the function “{{function}}”, or send us this form by e-mail or by post. We refund you on the same card, within fourteen days.',
  model:
    'Model form: “To {{to}}. I hereby give notice that I withdraw from the contract for my order {{number}} of {{date}}. Name, e-mail address, date.”',
  guaranteeTitle: 'Legal guarantee of conformity',
  guarantee:
    'You have the legal guarantee of conformity of digital content (articles L224-25-12 and following of the French consumer code) for two years after delivery: brought into conformity free of charge, or else a price reduction or the end of the contract with a refund. During the first year, showing the defect is enough. The guarantee against hidden defects (articles 1641 to 1649 of the French civil code) comes on top.',
  defects_package: DEFECTIVE_IMAGE,
  defects_credits: DEFECTIVE_IMAGE,
  defects_course:
    'A lesson that does not open, or a mistake in a lesson or a quiz? Write to us: we correct it.',
  mediationTitle: 'Complaints and mediation',
  complaint: 'Write to us first at {{email}}: we reply to every message.',
  mediator:
    'If we do not reach agreement, you may turn to the consumer mediator free of charge: {{mediator}}.',
  sellerTitle: 'Your seller',
  terms: 'Terms of sale',
} satisfies Texts['contract']
