export const notice = {
  title: 'Mentions légales',
  lead: 'Qui édite et héberge ce site, et comment nous joindre.',
  sections: {
    publisher: {
      title: 'Éditeur',
      paragraphs: [
        '{{brand}} est édité par {{legal_name}}, {{legal_form}} au capital de {{capital}}.',
        'Siège : {{address}}.',
        'RCS {{rcs_city}}, SIREN {{siren}}, SIRET {{siret}}. TVA intracommunautaire : {{vat}}.',
        'Téléphone : {{phone}}. E-mail : {{email}}.',
      ],
    },
    director: {
      title: 'Direction de la publication',
      paragraphs: ['{{publisher}}.'],
    },
    host: {
      title: 'Hébergement',
      paragraphs: ['{{host_name}}, {{host_address}}. Téléphone : {{host_phone}}.'],
    },
    design: {
      title: 'Conception',
      paragraphs: [
        "Le site, ses dessins et son programme de coiffure sont conçus par l'éditeur. Les portraits dessinés, les mèches et les rubans sont tracés par programme.",
        'Caractères : Newsreader et Ysabeau Office, sous licence SIL Open Font.',
        "Les programmes libres sur lesquels ce site s'appuie, leurs licences et l'adresse de leur source : {{noticeUrl}} (en anglais).",
      ],
    },
    property: {
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Le nom, les textes, les dessins et les programmes de ce site appartiennent à leur éditeur ou à leurs auteurs. Les reproduire demande un accord écrit.',
        'Les photos que vous ajoutez et les images que vous recevez restent à vous, dans les conditions prévues par nos conditions générales de vente.',
      ],
    },
    ai: {
      title: 'Images créées par IA',
      paragraphs: [
        "Les images de transformation sont créées par intelligence artificielle à partir de vos photos. Chacune porte la mention « Image créée par IA » sur le site et une marque lisible par machine dans son fichier (règlement européen 2024/1689 sur l'intelligence artificielle, article 50). Pour lire cette marque : {{verifyUrl}}.",
        "Aucun portrait de nos pages ne montre une personne réelle. Les avant/après de la page d'accueil sont des portraits générés par IA, puis coiffés par notre moteur ; les autres portraits sont des dessins, qui ne montrent aucun résultat.",
      ],
    },
    mediator: {
      title: 'Médiation de la consommation',
      paragraphs: [
        "En cas de désaccord que notre réponse n'a pas réglé, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons : {{mediator_name}}, {{mediator_address}}, {{mediator_url}}.",
      ],
    },
    report: {
      title: 'Signaler un contenu',
      paragraphs: [
        'Une image vous représente sans votre accord, ou un contenu vous semble illicite ? Écrivez à {{email}} en indiquant son adresse et le motif de votre demande. Nous répondons sous {{delay}}.',
      ],
    },
    law: {
      title: 'Droit applicable',
      paragraphs: ['Ce site est soumis au droit français.'],
    },
  },
}
