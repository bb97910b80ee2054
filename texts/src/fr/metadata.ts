/** Title and description of each page for search engines and shared links (content.md 2.14). */
export const metadata = {
  home: {
    title: 'Essai de coiffure par IA, sur votre visage | {{brand}}',
    description: 'Ajoutez 15 photos, choisissez un style et découvrez-vous autrement en quelques minutes.',
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
  notFound: {
    title: 'Page non trouvée | {{brand}}',
    description: "Cette page n'existe pas ou a été déplacée.",
  },
  confirmEmail: {
    title: "Confirmation de l'adresse | {{brand}}",
    description: 'Confirmation de votre adresse e-mail.',
  },
  shareAlt: 'Portrait dessiné, avant et après une transformation de coiffure',
  keywords:
    'essai coiffure, coiffure virtuelle, coloration, nuancier, coupe de cheveux, intelligence artificielle',
}
