/** Title and description of each page for search engines and shared links. */
export const metadata = {
  home: {
    title: 'Essai de coiffure par IA, sur votre visage | {{brand}}',
    description: 'Ajoutez 15 photos, choisissez un style et découvrez-vous autrement {{usualWait}}.',
  },
  blog: {
    title: 'Conseils cheveux et couleur | {{brand}}',
    description:
      'Nuancier, coupes, photos et rendez-vous au salon : nos conseils pour décider en connaissance de cause.',
  },
  tryOn: {
    title: 'Essayer une coiffure sur votre photo | {{brand}}',
    description:
      "Une photo de vous, quelques secondes : voyez d'autres couleurs et d'autres styles sur votre visage, sans compte.",
  },
  verifyImage: {
    title: 'Vérifier une image créée par IA | {{brand}}',
    description:
      "Lisez les marques d'IA que porte le fichier d'une image : dans votre navigateur, sans l'envoyer.",
  },
  courses: {
    title: 'Formations pour la coiffure | {{brand}}',
    description:
      'Colorimétrie, entretien-conseil, image et droit au salon : des leçons pour professionnelles, avec exercices et attestation.',
  },
  course: {
    title: '{{title}} | {{brand}}',
    description: '{{description}}',
  },
  certificates: {
    title: 'Vérifier une attestation de formation | {{brand}}',
    description:
      "Saisissez le numéro d'une attestation : nous disons si nous l'avons délivrée, et pour quelle formation.",
  },
  blogPost: {
    title: '{{title}} | {{brand}}',
    description: '{{description}}',
  },
  dashboard: {
    title: 'Tableau de bord | {{brand}}',
    description: 'Vos transformations, vos photos et vos images.',
  },
  legalNotice: {
    title: 'Mentions légales | {{brand}}',
    description: 'Qui édite et héberge ce site, et comment nous joindre.',
  },
  privacy: {
    title: 'Politique de confidentialité | {{brand}}',
    description: 'Ce que deviennent vos photos et vos données, et comment exercer vos droits.',
  },
  terms: {
    title: 'Conditions générales de vente | {{brand}}',
    description: 'Commande, prix, livraison, remboursement et rétractation.',
  },
  accessibility: {
    title: 'Accessibilité | {{brand}}',
    description: 'Ce que nous avons vérifié, ce qui reste à faire, et comment nous signaler un problème.',
  },
  withdrawal: {
    title: 'Renoncer au contrat | {{brand}}',
    description:
      'Quatorze jours pour renoncer à un achat, sans donner de raison : en ligne, avec accusé de réception.',
  },
  contact: {
    title: 'Nous écrire | {{brand}}',
    description: 'Une question sur vos images, une commande ou vos photos : écrivez-nous, nous répondons.',
  },
  notFound: {
    title: 'Page non trouvée | {{brand}}',
    description: "Cette page n'existe pas ou a été déplacée.",
  },
  confirmEmail: {
    title: "Confirmation de l'adresse | {{brand}}",
    description: 'Confirmation de votre adresse e-mail.',
  },
  signIn: {
    title: 'Connexion | {{brand}}',
    description: 'Connectez-vous à votre compte.',
  },
  register: {
    title: 'Créer un compte | {{brand}}',
    description: 'Créez votre compte.',
  },
  signInCode: {
    title: 'Votre code | {{brand}}',
    description: "Entrez le code de votre application d'authentification.",
  },
  forgottenPassword: {
    title: 'Mot de passe oublié | {{brand}}',
    description: 'Demandez un lien pour choisir un nouveau mot de passe.',
  },
  newPassword: {
    title: 'Nouveau mot de passe | {{brand}}',
    description: 'Choisissez votre nouveau mot de passe.',
  },
  shared: {
    title: 'Une idée de coiffure, partagée avec vous | {{brand}}',
    description: 'Une image créée par IA, partagée par un lien temporaire.',
  },
  sharedGone: {
    title: 'Ce lien ne fonctionne pas | {{brand}}',
    description: "Ce lien de partage n'existe pas, ou n'est plus ouvert.",
  },
  /** Any other page. */
  default: {
    title: 'Formations, produits et services pour la coiffure | {{brand}}',
    description:
      "Une plateforme d'apprentissage et de services professionnels pour la coiffure : formations, produits et services.",
  },
  shareAlt: 'Portrait dessiné, avant et après une transformation de coiffure',
  /** Lists, separated by commas; a page without its own has the default. */
  keywords: {
    home: 'essai coiffure, coiffure virtuelle, coloration, nuancier, coupe de cheveux, intelligence artificielle',
    tryOn: 'essai coiffure, essayer une couleur de cheveux, aperçu sur photo, nuancier, coiffure virtuelle',
    courses: 'formation coiffure, colorimétrie, entretien conseil, droit au salon',
    verifyImage: 'vérifier une image, image créée par IA, marque IA, métadonnées IPTC, C2PA',
    blog: 'conseils cheveux, nuancier, coupe et texture, frange, coloration, salon de coiffure',
    blogPost: 'conseils cheveux, coiffure, coloration, salon de coiffure',
    dashboard: 'tableau de bord, transformations, images',
    privacy: 'politique de confidentialité, données personnelles, photos, RGPD',
    terms: 'conditions générales de vente, commande, remboursement, rétractation',
    default: 'coiffure, formations, produits, services, beauté',
  },
}
