import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import type { SetHint } from '@app/domain/photos/set-hints.ts'

/** What the check says of a photo: one line of advice. */
const verdicts = {
  no_face: "Aucun visage visible. Choisissez une photo où l'on vous voit bien.",
  many_faces: 'Plusieurs visages. Recadrez-la, ou choisissez une photo de vous seule.',
  blurry: 'Photo floue. Reprenez-la en tenant le téléphone bien stable.',
  too_small: 'Image trop petite : au moins 600 pixels de côté, le visage assez proche.',
  damaged: 'Photo abîmée. Choisissez-en une autre.',
  backlit: 'Contre-jour. Placez-vous face à la fenêtre.',
  low_light: 'Peu de lumière. Une photo de jour donnera un meilleur résultat.',
  hair_hidden: 'Cheveux ou visage cachés (chapeau, lunettes, main).',
  unchecked:
    "Nous n'avons pas pu vérifier cette photo. Retirez-la, puis ajoutez-la de nouveau ou prenez-en une autre.",
  cropped: 'Cheveux coupés par le cadre. Reculez un peu.',
  duplicate: 'Déjà ajoutée, ou presque identique à une autre.',
} satisfies Record<PhotoVerdict, string>

/** The same, as it fits inside a slot. */
const shortVerdicts = {
  no_face: 'Aucun visage visible',
  many_faces: 'Plusieurs visages',
  blurry: 'Photo floue',
  too_small: 'Image trop petite',
  damaged: 'Photo abîmée',
  backlit: 'Contre-jour',
  low_light: 'Peu de lumière',
  hair_hidden: 'Cheveux ou visage cachés',
  unchecked: 'Non vérifiée',
  cropped: 'Cheveux coupés',
  duplicate: 'Presque identique à une autre',
} satisfies Record<PhotoVerdict, string>

/** What her photos lack together: a hint below the places, which never blocks. */
const hints = {
  profiles: 'Il manque des profils, le gauche et le droit. Un trois-quarts suffit.',
  left_profile: 'Il manque un profil gauche. Un trois-quarts suffit.',
  right_profile: 'Il manque un profil droit. Un trois-quarts suffit.',
  front: 'Il manque des photos de face.',
  daylight: 'Il manque des photos en lumière du jour.',
  closer: 'Il manque des photos prises de plus près.',
  farther: "Il manque une photo prise de plus loin, où l'on voit tous vos cheveux.",
  elsewhere: 'Il manque de la variété : un autre lieu, une autre lumière.',
} satisfies Record<SetHint, string>

const count = {
  accepted: '<b>{{accepted}}</b> sur {{total}}',
  announced_one: '{{count}} photo acceptée sur {{total}}',
  announced_other: '{{count}} photos acceptées sur {{total}}',
  announced_many: '{{count}} photos acceptées sur {{total}}',
  toReplace_one: '{{count}} photo à remplacer',
  toReplace_other: '{{count}} photos à remplacer',
  toReplace_many: '{{count}} photos à remplacer',
  sending_one: "{{count}} en cours d'envoi",
  sending_other: "{{count}} en cours d'envoi",
  sending_many: "{{count}} en cours d'envoi",
  checking_one: '{{count}} en cours de vérification',
  checking_other: '{{count}} en cours de vérification',
  checking_many: '{{count}} en cours de vérification',
}

const states = {
  waiting: 'En attente',
  preparing: 'Préparation...',
  checking: 'Vérification',
  failed: 'Non envoyée',
  deleting: 'Suppression...',
}

const notices = {
  tooMany: '{{max}} photos au maximum par envoi. Choisissez-en moins à la fois.',
  tooManyDone: "Aucune de ces {{count}} photos n'a été ajoutée.",
  beyond_one: 'Celle-ci serait de trop : {{names}}.',
  beyond_other: 'Celles-ci seraient de trop : {{names}}.',
  beyond_many: 'Celles-ci seraient de trop : {{names}}.',
  beyondAndMore_one: 'Celles-ci seraient de trop : {{names}} et une autre.',
  beyondAndMore_other: 'Celles-ci seraient de trop : {{names}} et {{count}} autres.',
  beyondAndMore_many: 'Celles-ci seraient de trop : {{names}} et {{count}} autres.',
  keepFirst_one: 'Ajouter la première',
  keepFirst_other: 'Ajouter les {{count}} premières',
  keepFirst_many: 'Ajouter les {{count}} premières',
  leftOut_one: "Vos {{total}} photos sont là : la dernière photo choisie n'a pas été ajoutée.",
  leftOut_other:
    "Vos {{total}} photos sont là : les {{count}} dernières photos choisies n'ont pas été ajoutées.",
  leftOut_many:
    "Vos {{total}} photos sont là : les {{count}} dernières photos choisies n'ont pas été ajoutées.",
  notSent: "Cette photo n'a pas été envoyée : la connexion a été coupée.",
  uploadError: "Erreur lors de l'upload",
  deleteError: 'Erreur lors de la suppression',
}

const guide = {
  title: 'Quelles photos choisir ?',
  good: 'Ce qui fonctionne',
  bad: 'À éviter',
  goodMark: 'Convient : {{example}}',
  badMark: 'À éviter : {{example}}',
  advice: "5 de face, 5 de trois-quarts ou de profil, 5 en pied ou dans d'autres lumières.",
  examples: {
    'visage-net': 'Visage net, de face',
    'angles-varies': 'Angles variés',
    'cheveux-entiers': 'Cheveux entiers',
    'lumiere-du-jour': 'Lumière du jour',
    'lunettes-chapeau': 'Lunettes, chapeau',
    'photo-floue': 'Photo floue',
    'plusieurs-visages': 'Plusieurs visages',
    'contre-jour': 'Contre-jour',
  },
}

export const photos = {
  title: 'Vos {{total}} photos',
  titleFree: 'Vos photos',
  firstFree: '1 photo suffit pour votre première image offerte ; quinze pour un package payant.',
  format: 'JPG ou PNG, une seule personne par photo.',
  retention:
    "Vos photos servent à vos transformations et à rien d'autre. Elles sont effacées 30 jours après la livraison.",
  declaration: {
    label:
      "Ces photos sont les miennes, ou celles d'une personne qui m'a donné son accord ; cette personne a 15 ans ou plus.",
    hint: 'Demandé une seule fois. Vous pourrez revenir dessus dans votre profil.',
    first_one: 'Cochez cette case : votre photo part aussitôt.',
    first_other: 'Cochez cette case : vos {{count}} photos partent aussitôt.',
    first_many: 'Cochez cette case : vos {{count}} photos partent aussitôt.',
    failed: "Votre réponse n'a pas pu être enregistrée. Cochez de nouveau la case.",
    profile: {
      title: 'Mes photos',
      said: 'Le {{date}}, vous avez déclaré :',
      none: "Vous n'avez rien déclaré pour l'instant : la case se trouve au-dessus de vos photos, à la première étape d'une transformation.",
      withdraw: 'Retirer ma déclaration',
      warning:
        "Vos photos sont effacées aussitôt : celles de la transformation que vous préparez et celles des transformations terminées. Une transformation en cours est achevée, puis ses photos sont effacées. Vos images créées restent. Pour envoyer d'autres photos, il faudra cocher la case de nouveau.",
      confirm: 'Retirer et effacer mes photos',
      cancel: 'Annuler',
      withdrawing: 'Effacement…',
      doneTitle: 'Déclaration retirée',
      doneText: 'Vos photos ont été effacées.',
      errorTitle: "Rien n'a été effacé",
      errorText: 'Réessayez dans un instant.',
      unknown: "Votre déclaration n'a pas pu être lue.",
    },
  },
  slots: 'Vos photos',
  photo: 'Photo {{number}}',
  emptySlot: 'Emplacement {{number}}, vide',
  add: 'Ajouter des photos',
  camera: 'Prendre une photo',
  drop: 'Déposez vos photos ici',
  remove: 'Retirer la photo {{number}}',
  retry: 'Réessayer',
  retryNumber: "Réessayer l'envoi de la photo {{number}}",
  progress: 'Envoi de la photo {{number}}',
  overall: 'Envoi de vos photos',
  overallLine_one: 'Envoi de {{count}} photo : {{percent}} %',
  overallLine_other: 'Envoi de {{count}} photos : {{percent}} %',
  overallLine_many: 'Envoi de {{count}} photos : {{percent}} %',
  overallDone: 'Envoi terminé : 100 %',
  replaceTitle: 'À remplacer',
  adviseTitle: 'Acceptées, avec un conseil',
  hintsTitle: 'Pour compléter vos photos',
  refusedTitle: 'Non ajoutées',
  dismiss: 'Masquer ce message',
  unnamed: 'Fichier sans nom',
  accepted: 'Acceptée',
  numbered: 'Photo {{number}} : {{advice}}',
  verdicts,
  shortVerdicts,
  hints,
  count,
  states,
  notices,
  guide,
}
