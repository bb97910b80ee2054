/** « Partager par un lien »: what she chooses, the address she is given once, and the links that open. */
const dialog = {
  open: 'Partager par un lien',
  title: 'Partager par un lien',
  lead: "Toute personne qui a le lien voit cette image, en petit, avec son style et sa nuance. Elle ne voit ni votre nom, ni vos autres images. La page dit que l'image est créée par IA.",
  image: 'Image {{number}} de « {{name}} », celle qui sera montrée',
  before: "Montrer aussi ma photo d'avant",
  beforeHint:
    "C'est votre vraie photo, sans retouche. Elle reste cachée tant que vous ne cochez pas cette case.",
  days: 'Le lien reste ouvert pendant',
  day_one: '{{count}} jour',
  day_other: '{{count}} jours',
  day_many: '{{count}} jours',
  create: 'Créer le lien',
  trouble: "Le lien n'a pas été créé. Réessayez.",
  ready: 'Votre lien est prêt.',
  address: 'Lien à envoyer',
  once: "Copiez-le maintenant : il ne sera plus affiché. Il reste ouvert jusqu'au {{date}}, et vous pouvez arrêter le partage avant, plus bas sur cette page.",
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  copyTrouble: 'Votre navigateur ne nous laisse pas copier. Sélectionnez le lien et copiez-le.',
  send: 'Envoyer le lien',
  sendTrouble: "L'envoi n'a pas abouti. Vous pouvez copier le lien.",
}

const list = {
  title: 'Vos liens de partage',
  loading: 'Chargement de vos liens...',
  none: "Aucun lien ouvert : personne d'autre que vous ne voit vos images.",
  name: '{{name}}, image {{number}}',
  alone: "L'image seule",
  withBefore: "L'image et votre photo d'avant",
  until: "{{what}}, jusqu'au {{date}}",
  stop: 'Arrêter le partage',
  stopOf: 'Arrêter le partage : {{name}}, image {{number}}',
  stopped: "Le lien n'est plus ouvert.",
  trouble: "Le partage n'a pas été arrêté : le lien est encore ouvert. Réessayez.",
}

/** What whoever was sent the link reads. */
const page = {
  eyebrow: 'Une idée de coiffure, partagée avec vous',
  tone: 'Nuance {{tone}}',
  image: '{{style}}, nuance {{tone}} : image créée par IA',
  before: "La photo d'avant",
  ai: "Cette image est créée par IA à partir d'une photo. C'est une idée de coiffure, pas une photographie.",
  aiBeside: "La photo d'avant est une vraie photo. L'image d'après est créée par IA à partir d'elle.",
  until: "Ce lien reste ouvert jusqu'au {{date}}, sauf si la personne qui l'a créé arrête le partage avant.",
  complaint: "Vous êtes sur cette image et vous n'avez pas donné votre accord ? Écrivez-nous, avec ce lien :",
  goneTitle: 'Ce lien ne fonctionne pas',
  goneText:
    "Il a expiré, le partage a été arrêté, ou l'adresse est incomplète. Vous pouvez demander un autre lien à la personne qui vous l'a envoyé.",
}

/** It could not be fetched: what happened, then what is safe. */
const failure = {
  title: "Vos liens n'ont pas pu être affichés",
  text: "Ceux qui sont ouverts le restent jusqu'à leur date de fin.",
}

export const shares = { dialog, list, page, failure }
