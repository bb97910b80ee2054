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
        'From photos of you, 15 for every paid order, we create realistic images of you with the chosen hairstyle.',
        '{{servicesTerm}}',
        'These images are a projection. They bind no salon: your hair type, hairline and history decide the real result. Shades are indicative.',
      ],
    },
    prices: {
      title: 'Packages, credits and prices',
      paragraphs: [
        'Prices are in euros, all taxes included, and are shown with the number of images or credits before each order. The price due is the one on the payment button. No charge is added to it. The receipt states the VAT included in the price, or why there is none.',
        'One credit is one more image of a finished transformation, as long as its source photos are kept. The cost in credits is shown before each use. Credits belong to your account and are not exchanged for money, except by withdrawal or refund.',
      ],
    },
    free: {
      title: 'Free first transformation',
      paragraphs: [
        'The first transformation is free, once per account and per verified e-mail address, with no card and no commitment. It comprises one image, created from the photos you add: one that will do is enough.',
      ],
    },
    order: {
      title: 'Order and payment',
      paragraphs: [
        'An order takes four steps: name and photos, style, package, payment. It is concluded when you press the “Pay” button, which bears the amount and recalls the obligation to pay. Until then, the “Back” button lets you reread and correct everything.',
        'Credits are ordered in packs, from your space, with the same button.',
        'The contract is made in French. We keep it with the version of these terms you accepted, and you may ask for a copy.',
        'Payment is made at once, by card ({{payment_provider}}). We do not see your card number. A numbered receipt is sent to you by e-mail, with the confirmation of the contract; it stays in “My Purchases”.',
      ],
    },
    delivery: {
      title: 'Delivery',
      paragraphs: [
        'Images arrive in your space, usually {{usualWait}}. A transformation not finished 24 h after payment is refunded without your asking. So is a creation that failed.',
        'Credits bought join your balance as soon as the payment is confirmed.',
        'If we cannot deliver every image ordered with sufficient quality, those missing are returned to you as credits.',
      ],
    },
    withdrawal: {
      title: 'Right of withdrawal',
      paragraphs: [
        'You have 14 days after payment to withdraw from a purchase, without giving a reason and free of charge. The period runs to the end of the fourteenth day; if that is a Saturday, a Sunday or a public holiday in France, to the end of the next working day.',
        'To withdraw, follow “Withdraw from the contract here”: the link is at the foot of every page and on every purchase as long as it is possible, and leads to {{withdrawalUrl}}. There you give your name, the contract and your e-mail address, then press “Confirm withdrawal”. We acknowledge it at once by e-mail, with the content of your declaration, its date and its time. A message to {{email}} or a letter to our address is enough too.',
        'We refund you within 14 days of learning of it, by the same means of payment, at no cost to you.',
        'Transformations: so that creation starts at once, you expressly ask us for it and acknowledge that this right is lost once the images are delivered (article L221-28 of the French consumer code). As long as not all of them are, you may withdraw: creation stops, the images already made remain yours, their share of the price remains due (article L221-25) and the rest is returned to you. Before the first image, everything is returned. Without these two consents on record, you owe nothing.',
        'Credits: they can be used at once, at your request. Those you have not used are refunded in proportion to the price of the pack; those you have spent are not.',
        'Model message, if you wish: “To {{legal_name}}, {{address}}, {{email}}. I hereby give notice that I withdraw from the contract for (my transformation, or my credits), ordered on (date), receipt no. (number). Name, address, e-mail address of the account, date. Signature, only if this message is sent on paper.”',
      ],
    },
    conformity: {
      title: 'Legal guarantee and redoing',
      paragraphs: [
        'You benefit from the legal guarantee of conformity of digital content (articles L224-25-12 and following of the French consumer code) for two years from delivery. In the first year you need only show the defect, not when it appeared.',
        'It entitles you to conformity free of charge, without undue delay and without major inconvenience. If that is refused, late or fails, or if the defect is serious, you may keep the images for a reduced price, or end the contract for a full refund.',
        'You also benefit from the guarantee against hidden defects (articles 1641 to 1649 of the French civil code), for two years from the discovery of the defect. A trader who obstructs the legal guarantee of conformity in bad faith is liable to a civil fine of up to 300,000 euros, which may be raised to 10% of its average annual turnover (article L242-18-1 of the French consumer code).',
        'A defective image (distorted face, incoherent hair) is redone free of charge within 7 days of delivery, three times at most per transformation: ask for it from the image, or write to us. This adds to your rights and does not replace them.',
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
        'A professional account is asked for from “My beauty profile”, with the name of the salon and its SIRET. We open it once verified, and tell you by e-mail.',
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
        'Write to us first at {{email}}. Failing agreement, you may refer free of charge to the consumer mediator we belong to: {{mediator_name}}, {{mediator_address}}, {{mediator_url}}. French law applies, without depriving you of the protection of your country of residence.',
      ],
    },
  },
} satisfies Texts['legal']['terms']
