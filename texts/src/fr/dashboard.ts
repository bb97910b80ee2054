/** What could not be fetched, said in its own place: what happened, then what is safe. */
const failures = {
  user: { title: 'Erreur utilisateur', text: "Votre compte n'a pas pu être affiché. Rien n'est perdu." },
  stats: {
    title: 'Erreur statistiques',
    text: "Vos compteurs n'ont pas pu être affichés. Vos images et vos achats sont en sécurité.",
  },
  transformations: {
    title: 'Erreur sessions',
    text: "Vos transformations n'ont pas pu être affichées. Elles sont en sécurité.",
  },
  purchases: {
    title: 'Erreur achats',
    text: "Vos achats n'ont pas pu être affichés. Ils restent enregistrés.",
  },
  packs: {
    title: 'Erreur crédits',
    text: "Les packs de crédits n'ont pas pu être affichés. Votre solde n'a pas changé.",
  },
  profile: 'Erreur mise à jour profil',
  image: 'Erreur mise à jour image',
  offline: 'Connexion interrompue. Vérifiez votre connexion internet et réessayez.',
  retry: 'Réessayer',
}

/** The developer's panel: every sample can be shown. */
const notifications = {
  title: 'Testeur de notifications',
  lead: "Chaque notification telle que le site la dit, avec des valeurs d'exemple. Une seule s'affiche à la fois ; la survoler ou y placer le focus arrête son temps.",
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
  refreshing: "Connexion interrompue. L'avancement affiché date de la dernière mise à jour, nous réessayons.",
  notFound: {
    title: 'Page non trouvée',
    text: "Cette page n'existe pas ou a été déplacée.",
    action: 'Retour au tableau de bord',
  },
  failures,
  notifications,
}
