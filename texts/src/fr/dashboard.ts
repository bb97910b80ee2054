export const dashboard = {
  title: 'Tableau de bord',
  skip: 'Aller au contenu',
  loading: 'Chargement du tableau de bord...',
  broken: {
    title: "Cette page n'a pas pu s'afficher",
    text: 'Vos transformations sont en sécurité. Rechargez la page.',
    action: 'Recharger la page',
  },
  unreachable: {
    title: 'Connexion interrompue',
    text: 'Vérifiez votre connexion internet et réessayez.',
    action: 'Réessayer',
  },
  refreshing: "Connexion interrompue. L'avancement affiché date de la dernière mise à jour, nous réessayons.",
  notFound: {
    title: 'Page non trouvée',
    text: "Cette page n'existe pas ou a été déplacée.",
    action: 'Retour au tableau de bord',
  },
}
