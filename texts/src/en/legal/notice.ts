import type { Texts } from '../../texts.ts'

export const notice = {
  title: 'Legal notice',
  lead: 'Who publishes and hosts this site, and how to reach us.',
  sections: {
    publisher: {
      title: 'Publisher',
      paragraphs: [
        '{{brand}} is published by {{legal_name}}, {{legal_form}} with a capital of {{capital}}.',
        'Registered office: {{address}}.',
        'Trade register of {{rcs_city}}, SIREN {{siren}}, SIRET {{siret}}. VAT number: {{vat}}.',
        'Telephone: {{phone}}. E-mail: {{email}}.',
      ],
    },
    director: { title: 'Publication director', paragraphs: ['{{publisher}}.'] },
    host: { title: 'Hosting', paragraphs: ['{{host_name}}, {{host_address}}. Telephone: {{host_phone}}.'] },
    design: {
      title: 'Design',
      paragraphs: [
        'The site, its drawings and its hair program are designed by the publisher. The drawn portraits, the locks and the ribbons are made by a program.',
        'Typefaces: Newsreader and Ysabeau Office, under the SIL Open Font Licence.',
        'The free software this site builds on, its licences and where to find its source: {{noticeUrl}}.',
      ],
    },
    property: {
      title: 'Intellectual property',
      paragraphs: [
        'The name, texts, drawings and programs of this site belong to its publisher or to their authors. They may not be reproduced without written consent.',
        'The photos you add and the images you receive remain yours, as set out in the terms of sale.',
      ],
    },
    ai: {
      title: 'Images created by AI',
      paragraphs: [
        'Transformation images are created by artificial intelligence from your photos. Each bears the words “AI-generated image” on the site and a machine-readable mark in its file (European regulation 2024/1689 on artificial intelligence, article 50). To read this mark: {{verifyUrl}}.',
        'No portrait on our pages shows a real person. The before and after pairs on the home page are AI-generated portraits, restyled by our own engine; the other portraits are drawings, and show no result.',
      ],
    },
    mediator: {
      title: 'Consumer mediation',
      paragraphs: [
        'If our reply has not settled a disagreement, you may refer it free of charge to the consumer mediator we belong to: {{mediator_name}}, {{mediator_address}}, {{mediator_url}}.',
      ],
    },
    report: {
      title: 'Report content',
      paragraphs: [
        'Does an image show you without your consent, or does some content seem unlawful? Write to {{email}} with its address and the reason. We reply within {{delay}}.',
      ],
    },
    law: { title: 'Governing law', paragraphs: ['This site is governed by French law.'] },
  },
} satisfies Texts['legal']['notice']
