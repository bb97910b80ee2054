import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'

/** The tones to try, as a colourist names them. */
const tones = {
  '1.0': 'noir',
  '2.0': 'brun',
  '4.0': 'châtain',
  '4.3': 'châtain doré',
  '5.35': 'châtain doré acajou',
  '5.6': 'acajou rouge',
  '7.3': 'blond doré',
  '7.44': 'cuivré intense',
  '8.34': 'blond vénitien',
  '10.1': 'polaire',
} satisfies Record<OfferedTone, string>

/** « Essayer », open to everyone. One word of the heading may stand in italics, between <em>. */
const page = {
  link: 'Essayer sur ma photo',
  title: 'Essayez sur <em>votre</em> photo',
  lead: 'Une photo de vous, quelques secondes : voyez-vous avec une autre couleur ou une autre coupe, sans créer de compte.',
  noScript:
    'Cet essai a besoin de JavaScript. Activez-le dans votre navigateur, ou écrivez-nous à {{email}}.',
  drop: 'Déposez une photo ici, ou',
  choose: 'Choisir une photo',
  camera: 'Prendre une photo',
  advice: 'De face, seule, cheveux visibles, en lumière du jour.',
  hers: "En choisissant une photo, vous confirmez que c'est vous, ou une personne majeure qui vous a donné son accord.",
  privacy:
    "Votre photo n'est pas conservée. Elle est effacée dès que vous quittez la page, au plus tard au bout de {{minutes}} minutes.",
  sending: 'Nous analysons votre photo...',
  sendingDetail: 'Visage, cheveux, lumière : quelques secondes.',
  yourPhoto: 'Votre photo',
  refusedTitle: 'Essayez une autre photo',
  erased: 'Votre photo a été effacée. Choisissez-en une pour continuer.',
  result: 'Vous, avec un nouveau style',
  styles: 'Le style',
  tones: 'La nuance',
  ownTone: 'Nuance du style',
  ownToneNamed: 'Nuance du style : {{tone}}',
  toneName: '{{code}} {{name}}',
  toneOfReflect: '{{depth}} {{reflect}}',
  upTo: "Sur cette photo, les nuances vont jusqu'à la hauteur de ton {{depth}} : plus clair, le résultat ne serait pas fidèle.",
  before: 'Votre photo, avant',
  after: 'Aperçu sur votre photo : {{style}}, {{tone}}',
  ready: 'Aperçu prêt : {{style}}, {{tone}}.',
  making: 'Aperçu en préparation...',
  leftOut: "Pas d'aperçu rapide sur cette photo pour : {{styles}}.",
  create: 'Créer ma transformation',
  createText: 'Avec quinze photos, vous recevez des images soignées, en grand format, sous plusieurs angles.',
  createFree:
    "Une seule photo suffit pour votre première image offerte, soignée et en grand format. Il ne manque qu'un compte, à l'adresse e-mail confirmée.",
  goesAlong:
    "Votre photo, ce style et sa nuance vous suivent. La photo reste dans votre navigateur, dix minutes au plus, et ne rejoint votre espace qu'une fois que vous êtes connectée.",
  another: 'Essayer une autre photo',
  erase: 'Effacer ma photo',
}

/** Step 2 of the wizard, on the best photo of the draft. */
const wizard = {
  label: 'Montrer les styles',
  onPhoto: 'Sur ma photo',
  drawn: 'Dessin',
  making: 'Nous préparons les styles sur votre photo. Vous pouvez déjà choisir.',
  ready_one: '{{count}} style à voir sur votre photo.',
  ready_other: '{{count}} styles à voir sur votre photo.',
  ready_many: '{{count}} styles à voir sur votre photo.',
  come_one: '{{count}} aperçu prêt sur {{total}}.',
  come_other: '{{count}} aperçus prêts sur {{total}}.',
  come_many: '{{count}} aperçus prêts sur {{total}}.',
  place: '{{place}} sur {{total}}',
  unchecked: 'À vérifier',
  checking: 'Nous vérifions les autres styles sur vos photos.',
  failed: 'Les styles restent dessinés. {{why}}',
  badge: 'Aperçu',
  toneNote: 'La nuance est indicative.',
  softBackdrops: 'Là où vos cheveux en cachaient trop, le décor est flou.',
  upTo: "Sur vos photos, les nuances vont jusqu'à la hauteur de ton {{depth}} : plus clair, le résultat ne serait pas fidèle.",
  impossible: 'Pas possible sur ces photos.',
  impossibleTone: 'Pas possible dans cette nuance.',
  why: {
    hidden: 'Vos cheveux cachent ce que ce style laisserait voir.',
    unclear: "Le contour de vos cheveux n'est pas assez net.",
    too_light: 'Elle est plus claire que vos photos ne le permettent.',
    too_deep: 'Ce style éclaircit les longueurs, et elle est trop foncée pour vos cheveux.',
    unsuited: "Avec vos cheveux tels qu'on les voit ici, le résultat ne serait pas assez réussi.",
  },
}

/** Step 2 again: one style by the image service that would make her images, in a window of its own. */
const hosted = {
  open: { ask: 'Me voir ainsi', underWay: 'Aperçu en cours', ready: 'Voir mon aperçu' },
  title: '{{style}}, sur vous',
  lead: 'Les vignettes sont des esquisses rapides. Ici, le service qui créera vos images retouche la meilleure de vos photos.',
  limits_one:
    '{{count}} aperçu par jour, prêt en quelques secondes, une minute au plus en général. Il est effacé dès que vous partez, au plus tard au bout de {{minutes}} minutes.',
  limits_other:
    '{{count}} aperçus par jour, chacun prêt en quelques secondes, une minute au plus en général. Il est effacé dès que vous partez, au plus tard au bout de {{minutes}} minutes.',
  limits_many:
    '{{count}} aperçus par jour, chacun prêt en quelques secondes, une minute au plus en général. Il est effacé dès que vous partez, au plus tard au bout de {{minutes}} minutes.',
  consent:
    "J'accepte que la meilleure de mes photos soit envoyée à {{name}} ({{company}}) pour créer mes aperçus.",
  reason: 'Cochez la case pour demander un aperçu.',
  ask: 'Créer mon aperçu',
  sending: 'Nous transmettons votre demande...',
  queued: "Votre aperçu attend son tour. C'est bientôt à vous.",
  before_one: 'Votre aperçu attend son tour : {{count}} autre passe avant.',
  before_other: 'Votre aperçu attend son tour : {{count}} autres passent avant.',
  before_many: 'Votre aperçu attend son tour : {{count}} autres passent avant.',
  making: 'Votre aperçu est en cours de création.',
  ready: 'Votre aperçu est prêt.',
  failed:
    "Cet aperçu n'a pas abouti. Il ne compte pas dans ceux du jour : vous pouvez réessayer, maintenant ou un peu plus tard.",
  alt: 'Aperçu sur votre photo : {{style}}',
  caption:
    'Créé par IA à partir de la meilleure de vos photos. Il est effacé dès que vous partez, au plus tard au bout de {{minutes}} minutes.',
  last: "C'est le dernier aperçu du jour.",
  left_one: "Encore {{count}} aperçu possible aujourd'hui.",
  left_other: "Encore {{count}} aperçus possibles aujourd'hui.",
  left_many: "Encore {{count}} aperçus possibles aujourd'hui.",
}

export const preview = {
  caption: "Aperçu rapide, en basse définition, créé par IA. L'image finale sera plus soignée.",
  tones,
  page,
  wizard,
  hosted,
}
