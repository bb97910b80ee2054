import type { Texts } from '../../texts.ts'

export const terms = {
  title: 'Terms of sale',
  lead: 'What you buy, at what price, and what we owe you.',
  sections: {
    scope: {
      title: 'Purpose',
      paragraphs: [
        'These terms govern the sale of hairstyle transformations as images, of credits and of online courses between {{legal_name}} (“we”) and anyone who orders on {{brand}} (“you”). You accept them when you order. The French version prevails.',
      ],
    },
    seller: {
      title: 'The seller',
      paragraphs: [
        '{{legal_name}}, {{legal_form}} with a capital of {{capital}}, {{address}}. Trade register of {{rcs_city}}, SIREN {{siren}}, VAT {{vat}}.',
        'How to reach us: {{phone}}, {{email}}. We reply within {{delay}}.',
      ],
    },
    account: {
      title: 'Your account',
      paragraphs: [
        'An order requires an account, a valid e-mail address and a password you keep to yourself. An account is for one person or one salon.',
      ],
    },
    service: {
      title: 'The service and its limits',
      paragraphs: [
        'From photos of you, 15 for every paid order, we create realistic images of you with the chosen hairstyle.',
        '{{servicesTerm}}',
        'These images are a simulation. They bind no salon: your hair type, your hairline and your hair’s history determine the real result. Shades are only a guide.',
        'Courses are digital content for hair professionals: lessons to read, exercises, quizzes that explain their answers and a certificate of completion whose number anybody can verify. The certificate of a course you pay for is no diploma and no professional certification.',
      ],
    },
    prices: {
      title: 'Packages, credits, courses and prices',
      paragraphs: [
        'Prices are in euros, all taxes included, and are shown before each order with what it comprises: a number of images or credits, or a course. The price due is the one on the payment button. Nothing is added to it. The receipt states the VAT included in the price, or why there is none.',
        'One credit buys one more image of a finished transformation, as long as its source photos are kept. The cost in credits is shown before each use. Credits are tied to your account and cannot be exchanged for money, except by withdrawal or refund.',
      ],
    },
    free: {
      title: 'Free first transformation',
      paragraphs: [
        'The first transformation is free, once per account and per verified e-mail address, with no card and no commitment. It comprises one image, created from the photos you add: one is enough, if it is suitable.',
      ],
    },
    order: {
      title: 'Order and payment',
      paragraphs: [
        'An order takes four steps: name and photos, style, package, payment. It is concluded when you press the “Pay” button, which shows the amount and states the obligation to pay. Until then, the “Back” button lets you review and correct everything.',
        'Credits are ordered in packs, from your space, with the same button.',
        'A course is ordered from its page, in your space, with the same button. If its price changes before you have paid for it, nothing is charged and you are shown the new price.',
        'The contract is made in French. We keep it with the version of these terms you accepted, and you may ask for a copy.',
        'Payment is made in one go, by card ({{payment_provider}}). We do not see your card number. A numbered receipt is sent to you by e-mail, with the confirmation of the contract; it stays in “My Purchases”.',
      ],
    },
    delivery: {
      title: 'Delivery',
      paragraphs: [
        'Images arrive in your space, usually {{usualWait}}. A transformation that is not finished 24 h after payment is refunded without your having to ask. So is a creation that fails.',
        'The credits you buy are added to your balance as soon as the payment is confirmed.',
        'A course opens as soon as the payment is confirmed, and stays open for as long as your account lasts.',
        'If we cannot deliver every image ordered with sufficient quality, the missing ones are given back to you as credits.',
      ],
    },
    withdrawal: {
      title: 'Right of withdrawal',
      paragraphs: [
        'You have 14 days after payment to withdraw from a purchase, without giving a reason and free of charge. The period runs to the end of the fourteenth day; if that is a Saturday, a Sunday or a public holiday in France, to the end of the next working day.',
        'To withdraw, follow “Withdraw from the contract here”: the link is at the foot of every page and on every purchase as long as it is possible, and leads to {{withdrawalUrl}}. There you give your name, the contract and your e-mail address, then press “Confirm withdrawal”. We acknowledge it at once by e-mail, with the content of your declaration, its date and its time. A message to {{email}} or a letter to our address is enough too.',
        'We refund you within 14 days of learning of it, by the same means of payment, at no cost to you.',
        'Transformations: for creation to start straight away, you expressly ask us for it and acknowledge that this right is lost once the images are delivered (article L221-28 of the French consumer code). Until all of them are, you may withdraw: creation stops, the images already made remain yours, their share of the price remains due (article L221-25) and the rest is refunded to you. Before the first image, everything is refunded. Without these two consents on record, you owe nothing.',
        'Credits: they can be used at once, at your request. Those you have not used are refunded in proportion to the price of the pack; those you have spent are not.',
        'Courses: they open straight away, at your express request, and you acknowledge that this right is lost as soon as you open a lesson or a quiz (article L221-28). Until then you may withdraw: everything is refunded. A course that is refunded in full closes; a certificate you had obtained stays valid.',
        'Model message, if you wish: “To {{legal_name}}, {{address}}, {{email}}. I hereby give notice that I withdraw from the contract for (my transformation, my credits or my course), ordered on (date), receipt no. (number). Name, address, e-mail address of the account, date. Signature, only if this message is sent on paper.”',
      ],
    },
    conformity: {
      title: 'Legal guarantee and images made again',
      paragraphs: [
        'You have the benefit of the legal guarantee of conformity of digital content (articles L224-25-12 and following of the French consumer code) for two years from delivery. In the first year you need only show the defect, not when it appeared.',
        'It entitles you to conformity free of charge, without undue delay and without major inconvenience. If that is refused, late or fails, or if the defect is serious, you may keep the images for a reduced price, or end the contract for a full refund.',
        'You also benefit from the guarantee against hidden defects (articles 1641 to 1649 of the French civil code), for two years from the discovery of the defect. A trader who obstructs the legal guarantee of conformity in bad faith is liable to a civil fine of up to 300,000 euros, which may be raised to 10% of its average annual turnover (article L242-18-1 of the French consumer code).',
        'A defective image (distorted face, inconsistent hair) is made again free of charge within 7 days of delivery, three times at most per transformation: ask for it from the image, or write to us. This adds to your rights and does not replace them.',
      ],
    },
    duties: {
      title: 'Your commitments',
      paragraphs: [
        'You only add photos of yourself, or of an adult who has given you written consent. No photos of others without their knowledge, and none of minors without their parents’ consent.',
      ],
    },
    licence: {
      title: 'Your images',
      paragraphs: [
        'Your photos remain yours. The images created are yours too: you may keep, print, show and publish them. Keep the mark that says they are AI-generated. We do not publish them without your written consent.',
      ],
    },
    professionals: {
      title: 'Professional accounts',
      paragraphs: [
        'You request a professional account from “My beauty profile”, with the name of the salon and its SIRET. We open it once we have checked, and let you know by e-mail.',
        'A verified salon has a free test of 5 images, once. It may show images to its clients with their written consent, and is responsible for doing so.',
      ],
    },
    suspension: {
      title: 'Suspension and liability',
      paragraphs: [
        'We may suspend an account used against these terms, after telling you in writing, except in an emergency. Sums paid for images not delivered are refunded.',
        'We are liable for the performance of our obligations; we are liable neither in a case of force majeure nor for a result obtained in a salon.',
      ],
    },
    mediation: {
      title: 'Mediation and governing law',
      paragraphs: [
        'Write to us first at {{email}}. If we do not reach agreement, you may turn, free of charge, to the consumer mediator we belong to: {{mediator_name}}, {{mediator_address}}, {{mediator_url}}. French law applies, without depriving you of the protection of your country of residence.',
      ],
    },
  },
} satisfies Texts['legal']['terms']
