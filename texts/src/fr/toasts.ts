/** Every toast: a title, and a line that says what is true now. */
export const toasts = {
  welcome: { title: 'Bienvenue, {{firstName}} !', description: 'Votre espace beauté est prêt.' },
  loginSuccess: { title: 'Ravie de vous revoir !', description: 'Vos transformations vous attendent.' },
  logoutSuccess: { title: 'À bientôt !', description: 'Vous êtes bien déconnectée.' },
  profileUpdated: { title: 'Profil mis à jour', description: 'Vos informations sont enregistrées.' },
  imageUpdated: { title: 'Portrait mis à jour', description: 'Votre nouveau portrait est en place.' },
  transformationCreated: {
    title: 'Transformation créée',
    description: '« {{name}} » est dans votre tableau de bord.',
  },
  generationStarted: {
    title: 'Génération lancée',
    description:
      'Vos images arrivent en général {{usualWait}}. Vous pouvez fermer cette page, nous vous écrirons.',
  },
  generationCompleted: {
    title: 'Votre transformation est prête',
    description_one: '{{count}} image à découvrir.',
    description_other: '{{count}} images à découvrir.',
    description_many: '{{count}} images à découvrir.',
    action: 'Voir',
  },
  creditsAdded: {
    title: 'Crédits ajoutés',
    description_one: '{{count}} crédit de plus. Nouveau solde : {{balance}}.',
    description_other: '{{count}} crédits de plus. Nouveau solde : {{balance}}.',
    description_many: '{{count}} crédits de plus. Nouveau solde : {{balance}}.',
  },
  uploadSuccess: {
    title: 'Photos ajoutées',
    description_one: '{{count}} photo ajoutée.',
    description_other: '{{count}} photos ajoutées.',
    description_many: '{{count}} photos ajoutées.',
  },
  saved: { title: 'Enregistré', description: 'Votre brouillon est à jour.' },
  confirmationSent: {
    title: 'E-mail envoyé',
    description: 'Ouvrez le lien envoyé à {{email}} pour confirmer votre adresse.',
  },
  loginError: { title: 'Connexion impossible', description: 'Vérifiez vos identifiants et réessayez.' },
  registerError: {
    title: 'Un petit souci technique',
    description: 'Nous rencontrons une difficulté temporaire.',
  },
  networkError: {
    title: 'Connexion interrompue',
    description: 'Vérifiez votre connexion internet et réessayez.',
  },
  profileError: {
    title: 'Sauvegarde impossible',
    description: "Vos modifications n'ont pas été enregistrées. Réessayez.",
  },
  profileImageError: {
    title: 'Erreur de mise à jour',
    description: "Votre portrait n'a pas changé. Réessayez.",
  },
  confirmationError: {
    title: 'Envoi impossible',
    description: "L'e-mail n'a pas été envoyé. Réessayez dans quelques instants.",
  },
  sessionError: {
    title: 'Création impossible',
    description: "Votre transformation n'a pas été créée. Vos photos sont conservées, réessayez.",
  },
  generationError: {
    title: 'Génération échouée',
    description: 'Vous pouvez réessayer.',
    credits_one: '{{count}} crédit rendu. Vous pouvez réessayer.',
    credits_other: '{{count}} crédits rendus. Vous pouvez réessayer.',
    credits_many: '{{count}} crédits rendus. Vous pouvez réessayer.',
    money: '{{euros, currency(EUR)}} remboursés. Vous pouvez réessayer.',
    both_one: '{{count}} crédit et {{euros, currency(EUR)}} rendus. Vous pouvez réessayer.',
    both_other: '{{count}} crédits et {{euros, currency(EUR)}} rendus. Vous pouvez réessayer.',
    both_many: '{{count}} crédits et {{euros, currency(EUR)}} rendus. Vous pouvez réessayer.',
  },
  insufficientCredits: {
    title: 'Crédits insuffisants',
    description: 'Il vous faut {{needed}} crédits, vous en avez {{available}}.',
    action: 'Acheter',
  },
  purchaseError: {
    title: 'Achat échoué',
    description: "Le paiement n'a pas pu être traité. Réessayez plus tard.",
  },
  uploadError: {
    title: 'Problème de téléchargement',
    description_one: '{{count}} photo non envoyée. Vérifiez votre connexion et réessayez.',
    description_other: '{{count}} photos non envoyées. Vérifiez votre connexion et réessayez.',
    description_many: '{{count}} photos non envoyées. Vérifiez votre connexion et réessayez.',
    action: 'Réessayer',
  },
  uploadMin: {
    title: 'Photos manquantes',
    description_one: 'Ajoutez encore {{count}} photo.',
    description_other: 'Ajoutez encore {{count}} photos.',
    description_many: 'Ajoutez encore {{count}} photos.',
  },
  uploadMax: { title: 'Trop de photos', description: '{{max}} photos au maximum par envoi.' },
  uploadFormat: {
    title: 'Format non supporté',
    description: 'Veuillez utiliser des images au format JPG ou PNG.',
  },
  saveError: {
    title: 'Sauvegarde échouée',
    description: "Votre brouillon n'a pas pu être enregistré. Nous réessayons.",
  },
  /** With one of the usual waits in place of its line. */
  loading: { title: 'Un instant', description: 'Chargement...' },
}
