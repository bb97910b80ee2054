/** E-mails (content.md 2.9). Text and HTML are made from the same parts. */
export const mails = {
  signature: 'Maison {{brand}}',
  help: 'Une question ? Répondez à ce message ou écrivez à {{supportEmail}}.',
  welcome: {
    subject: 'Bienvenue chez {{brand}}, {{firstName}}',
    preheader: 'Votre espace est prêt',
    body: "Votre compte est créé. Confirmez votre adresse e-mail : c'est par elle que nous vous prévenons quand vos images sont prêtes. Ce lien est valable 24 h.",
    button: 'Confirmer mon adresse',
  },
  ready: {
    subject: '{{sessionName}} est prête',
    preheader: '{{count}} images à découvrir',
    body: 'Votre transformation est terminée. Vos photos sources seront effacées 30 jours après la livraison.',
    button: 'Voir mes images',
  },
  ready_short: {
    subject: '{{sessionName}} est prête',
    preheader: '{{count}} images à découvrir',
    body: "Votre transformation est terminée. Nous n'avons gardé que les images réussies : {{count}} sur celles que vous aviez commandées. Pour les autres, {{credits}} crédits vous ont été rendus, sans rien faire de votre part.",
    button: 'Voir mes images',
  },
  failed_refunded: {
    subject: "Nous n'avons pas pu créer {{sessionName}}",
    preheader: 'Votre paiement vous est rendu',
    body: 'Un incident a interrompu la création. {{amount}} vous ont déjà été rendus sur votre carte, sans rien faire de votre part. Comptez 5 à 10 jours selon votre banque.',
    button: 'Voir ma transformation',
  },
  failed_free: {
    subject: "Nous n'avons pas pu créer {{sessionName}}",
    preheader: 'Votre offre reste disponible',
    body: "Un incident a interrompu la création. Votre offre n'a pas été utilisée : vous pouvez réessayer quand vous voulez.",
    button: 'Voir ma transformation',
  },
}
