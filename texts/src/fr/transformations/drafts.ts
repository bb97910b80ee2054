/** The wizard « Nouvelle génération »: its frame, its footer and the first field. */
const gaps = {
  name: 'Donnez un nom à votre transformation',
  photos_one: 'Encore {{count}} photo pour continuer',
  photos_other: 'Encore {{count}} photos pour continuer',
  photos_many: 'Encore {{count}} photos pour continuer',
  checking: 'Nous vérifions vos photos, encore un instant',
  sending: 'Vos photos arrivent, encore un instant',
  style: 'Choisissez un style',
  styleChecked: 'Nous vérifions ce style sur vos photos, encore un instant',
  package: 'Choisissez un package',
  consent: "Acceptez l'envoi de vos photos, plus bas, pour continuer",
}

const saving = {
  waiting: 'Enregistrement...',
  saved: "Enregistré à l'instant",
  failed: 'Erreur lors de la mise à jour du brouillon. Nous réessayons : gardez cette page ouverte.',
}

export const drafts = {
  title: 'Nouvelle génération',
  steps: {
    photos: 'Nom et photos',
    style: 'Style de cheveux',
    package: "Package d'images",
    payment: 'Paiement',
  },
  waiting: {
    title: 'Reprendre : étape {{step}} sur {{total}}',
    unnamed: 'Votre transformation en préparation',
    photos_one: '{{count}} photo sur {{total}}',
    photos_other: '{{count}} photos sur {{total}}',
    photos_many: '{{count}} photos sur {{total}}',
    next: 'Prochaine étape : {{step}}.',
  },
  stepper: 'Les étapes',
  stepLine: 'Étape {{step}} sur {{total}} : {{name}}',
  stepDone: 'terminée',
  back: 'Retour',
  next: 'Suivant',
  gaps,
  saving,
  closed: 'Votre brouillon vous attendra ici.',
  closedHeld_one: 'Votre photo attend votre déclaration pour partir, tant que cette page reste ouverte.',
  closedHeld_other:
    'Vos {{count}} photos attendent votre déclaration pour partir, tant que cette page reste ouverte.',
  closedHeld_many:
    'Vos {{count}} photos attendent votre déclaration pour partir, tant que cette page reste ouverte.',
  closedSending: 'Vos photos continuent de partir tant que cette page reste ouverte.',
  name: 'Nom de votre transformation',
  nameExample: 'Exemple : Mariage de Léa',
  loading: 'Chargement...',
  loadError: 'Erreur lors de la récupération du brouillon',
  reassurance: "Ce que vous avez déjà enregistré n'est pas perdu.",
  retry: 'Réessayer',
}
