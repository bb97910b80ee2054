import type { Texts } from '../../texts.ts'

export const terms = {
  title: 'Terms of sale',
  lead: 'What you buy, at what price, and what we must do.',
  sections: {
    scope: {
      title: 'Purpose',
      paragraphs: [
        'These terms govern sales of hair transformations in images between {{legal_name}} (“we”) and anyone who orders on {{brand}} (“you”). They are accepted with the order. The French version prevails.',
      ],
    },
    seller: {
      title: 'Who sells',
      paragraphs: [
        '{{legal_name}}, {{legal_form}} with a capital of {{capital}}, {{address}}. Trade register of {{rcs_city}}, SIREN {{siren}}, VAT {{vat}}.',
        'To reach us: {{phone}}, {{email}}. We reply within {{delay}}.',
      ],
    },
    account: {
      title: 'Your account',
      paragraphs: [
        'An order requires an account, a valid e-mail address and a password you keep to yourself. An account serves one person or one salon.',
      ],
    },
    service: {
      title: 'The service and its limits',
      paragraphs: [
        'From 15 photos of you, we create realistic images of you with the chosen hairstyle.',
        'These images are a projection. They bind no salon: your hair type, hairline and history decide the real result. Shades are indicative.',
      ],
    },
    prices: {
      title: 'Packages, credits and prices',
      paragraphs: [
        'Prices are in euros, all taxes included, and are shown with the number of images before each order. The price due is the one on the payment button. No charge is added to it.',
        'One credit is one image. Credits returned or bought remain usable for 24 months.',
      ],
    },
    free: {
      title: 'Free first transformation',
      paragraphs: [
        'The first transformation is free, once per account and per verified e-mail address, with no card and no commitment. It comprises one image.',
      ],
    },
    order: {
      title: 'Order and payment',
      paragraphs: [
        'An order takes four steps: name and photos, style, package, payment. It is concluded when you press the “Pay” button, which bears the amount and recalls the obligation to pay. Until then, the “Back” button lets you reread and correct everything.',
        'The contract is made in French. We keep it with the version of these terms you accepted, and you may ask for a copy.',
        'Payment is made at once, by card. A receipt is sent to you.',
      ],
    },
    delivery: {
      title: 'Delivery',
      paragraphs: [
        'Images arrive in your space, usually within minutes. A transformation not finished 24 h after payment is refunded without your asking. So is a creation that failed.',
        'If we cannot deliver every image ordered with sufficient quality, those missing are returned to you as credits.',
      ],
    },
    withdrawal: {
      title: 'Right of withdrawal',
      paragraphs: [
        'You have 14 days to withdraw from your purchase, without giving a reason, by writing to {{email}} with your name and the date of the order. We acknowledge receipt with date and time, and refund you within 14 days by the same means of payment.',
        'So that creation starts at once, we ask you to consent to it and to acknowledge that this right is lost once the images are delivered (article L221-28 of the French consumer code). As long as creation has not started, you may withdraw.',
        'Model message, if you wish: “To {{legal_name}}, {{address}}, {{email}}. I hereby give notice that I withdraw from the contract for my transformation, ordered on (date). Name, e-mail address of the account, date.”',
      ],
    },
    conformity: {
      title: 'Legal guarantee and redoing',
      paragraphs: [
        'You benefit from the legal guarantee of conformity of digital content (articles L224-25-12 and following of the French consumer code) for two years from delivery. In the first year you need only show the defect, not when it appeared.',
        'It entitles you to conformity free of charge, without undue delay and without major inconvenience. If that is refused, late or fails, or if the defect is serious, you may keep the images for a reduced price, or end the contract for a full refund.',
        'You also benefit from the guarantee against hidden defects (articles 1641 to 1649 of the French civil code), for two years from the discovery of the defect. A trader who obstructs the legal guarantee of conformity in bad faith is liable to a civil fine (article L242-18-1 of the French consumer code).',
        'A defective image (distorted face, incoherent hair) is redone free of charge if you write to us within 7 days.',
      ],
    },
    duties: {
      title: 'Your commitments',
      paragraphs: [
        'You only add photos of yourself, or of an adult who has given you written consent. No photo of others without their knowledge, no minor without her parents’ consent.',
      ],
    },
    licence: {
      title: 'Your images',
      paragraphs: [
        'Your photos remain yours. The images created are yours too: you may keep, print, show and publish them. Keep the mark saying they are created by AI. We do not publish them without your written consent.',
      ],
    },
    professionals: {
      title: 'Professional accounts',
      paragraphs: [
        'A verified salon has a free test of 5 images, once. It may present images to its clients with their written consent, and answers for it.',
      ],
    },
    suspension: {
      title: 'Suspension and liability',
      paragraphs: [
        'We may suspend an account used against these terms, after writing to you, save in an emergency. Sums paid for images not delivered are returned.',
        'We answer for the performance of our obligations; we answer neither for force majeure nor for a result obtained in a salon.',
      ],
    },
    mediation: {
      title: 'Mediation and governing law',
      paragraphs: [
        'Write to us first at {{email}}. Failing agreement, you may refer free of charge to the consumer mediator: {{mediator_name}}, {{mediator_address}}, {{mediator_url}}. French law applies, without depriving you of the protection of your country of residence.',
      ],
    },
  },
} satisfies Texts['legal']['terms']
