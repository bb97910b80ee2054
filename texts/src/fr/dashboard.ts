/** What goes wrong on any page; what could not be fetched is said by its noun (`failure`). */
const failures = {
  profile: 'Erreur mise à jour profil',
  image: 'Erreur mise à jour image',
  offline: 'Connexion interrompue. Vérifiez votre connexion internet et réessayez.',
  retry: 'Réessayer',
}

/** The developer's panel: every sample can be shown. */
const notifications = {
  title: 'Testeur de notifications',
  lead: "Chaque notification telle que le site l'affiche, avec des valeurs d'exemple. Une seule s'affiche à la fois ; la survoler ou y placer le focus la retient.",
  samples: 'Les {{count}} notifications',
  show: 'Afficher',
  showNamed: 'Afficher la notification {{number}} : {{title}}',
  stays: '{{seconds}} s',
  name: "Cuivré d'automne",
  kinds: { success: 'Succès', error: 'Erreur', info: 'Information', loading: 'Attente' },
}

export const dashboard = {
  needsScript: "Votre espace a besoin de JavaScript pour s'afficher. Activez-le, puis rechargez la page.",
  title: 'Tableau de bord',
  skip: 'Aller au contenu',
  preparing: 'Préparation du tableau de bord...',
  loading: 'Chargement du tableau de bord...',
  broken: {
    title: "Cette page n'a pas pu s'afficher",
    text: 'Vos transformations sont en sécurité. Rechargez la page.',
    action: 'Recharger la page',
  },
  lacking:
    "Cette page n'a pas pu être chargée en entier. Vos transformations sont en sécurité : rechargez la page.",
  offline: "Vous êtes hors ligne. Ce qui n'a pas pu partir sera envoyé dès que la connexion reviendra.",
  refreshing: "Connexion interrompue. L'avancement affiché est le dernier reçu, nous réessayons.",
  notFound: {
    title: 'Page non trouvée',
    text: "Cette page n'existe pas ou a été déplacée.",
    action: 'Retour au tableau de bord',
  },
  failures,
  notifications,
}
