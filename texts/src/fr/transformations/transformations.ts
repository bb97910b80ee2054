import type { PurchaseState } from '@app/domain/payment/payment-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { Status } from '@app/domain/transformations/statuses.ts'
import { after } from './transformations-after.ts'

const statuses = {
  pending: 'En attente',
  training: 'Entraînement',
  generating: 'Génération',
  completed: 'Terminée',
  failed: 'Échec',
} satisfies Record<Status, string>

/** The one true line of a card (product rule 9). */
const progress = {
  queue_one: '{{count}} transformation avant la vôtre',
  queue_other: '{{count}} transformations avant la vôtre',
  queue_many: '{{count}} transformations avant la vôtre',
  turn: "C'est votre tour, la création commence",
  photos: 'Nous analysons vos photos : {{read}} sur {{total}}',
  sending: "Nous préparons l'envoi de vos photos",
  learning: "L'IA apprend votre visage",
  learningShare: "L'IA apprend votre visage : {{percent}} %",
  serviceQueue_one: '{{count}} création avant la vôtre chez le service',
  serviceQueue_other: '{{count}} créations avant la vôtre chez le service',
  serviceQueue_many: '{{count}} créations avant la vôtre chez le service',
  photosRead: 'Vos photos sont analysées, vos images arrivent',
  images_one: '{{count}} image sur {{ordered}}',
  images_other: '{{count}} images sur {{ordered}}',
  images_many: '{{count}} images sur {{ordered}}',
  more_one: '{{count}} nouvelle image sur {{ordered}}',
  more_other: '{{count}} nouvelles images sur {{ordered}}',
  more_many: '{{count}} nouvelles images sur {{ordered}}',
  kept_one: '{{count}} image gardée sur {{made}}',
  kept_other: '{{count}} images gardées sur {{made}}',
  kept_many: '{{count}} images gardées sur {{made}}',
  done_one: '{{count}} image',
  done_other: '{{count}} images',
  done_many: '{{count}} images',
  failed: "La création n'a pas abouti.",
  failedFree: "La création n'a pas abouti. Rien ne vous a été facturé.",
}

/** How much longer it usually takes: from one figure to the other, about one, or one at most. */
const estimate = {
  minutes: 'En général, encore {{low}} à {{high}} minutes',
  minutesAbout_one: 'Encore {{count}} minute environ',
  minutesAbout_other: 'Encore {{count}} minutes environ',
  minutesAbout_many: 'Encore {{count}} minutes environ',
  minutesAtMost_one: 'En général, encore {{count}} minute au plus',
  minutesAtMost_other: 'En général, encore {{count}} minutes au plus',
  minutesAtMost_many: 'En général, encore {{count}} minutes au plus',
  hours: 'En général, encore {{low}} à {{high}} heures',
  hoursAbout_one: 'Encore {{count}} heure environ',
  hoursAbout_other: 'Encore {{count}} heures environ',
  hoursAbout_many: 'Encore {{count}} heures environ',
  hoursAtMost_one: 'En général, encore {{count}} heure au plus',
  hoursAtMost_other: 'En général, encore {{count}} heures au plus',
  hoursAtMost_many: 'En général, encore {{count}} heures au plus',
}

/** What her browser says outside the page, on her wish. */
const outside = {
  ask: 'Me prévenir aussi sur cet appareil',
  given: 'Votre navigateur vous préviendra, tant que cette page reste ouverte.',
  refused: 'Votre navigateur bloque les notifications de ce site : vous recevrez un e-mail.',
}

const refund = {
  credits_one: 'Votre crédit a été rendu.',
  credits_other: 'Vos {{count}} crédits ont été rendus.',
  credits_many: 'Vos {{count}} crédits ont été rendus.',
  shortfall_one: '{{count}} crédit vous a été rendu.',
  shortfall_other: '{{count}} crédits vous ont été rendus.',
  shortfall_many: '{{count}} crédits vous ont été rendus.',
  money: '{{euros, currency(EUR)}} vous ont été remboursés.',
  both_one: '{{count}} crédit et {{euros, currency(EUR)}} vous ont été rendus.',
  both_other: '{{count}} crédits et {{euros, currency(EUR)}} vous ont été rendus.',
  both_many: '{{count}} crédits et {{euros, currency(EUR)}} vous ont été rendus.',
}

const list = {
  title: 'Mes Transformations',
  seeAll: 'Tout voir',
  seeLess: 'Voir moins',
  create: 'Créer nouvelle transformation',
  emptyTitle: 'Votre première transformation vous attend',
  emptyText:
    'Quinze photos de vous et une envie de coiffure : nous vous montrons le résultat sur votre visage.',
  begunTitle: 'Votre première transformation est commencée',
  begunText: 'Ce que vous avez ajouté est enregistré. Reprenez où vous en étiez.',
  resume: 'Reprendre',
  justNow: "à l'instant",
  retry: 'Réessayer',
  imagesMade: 'Images créées',
  photosRead: 'Photos analysées',
  learned: 'Apprentissage du visage',
}

const purchaseStates = { paid: 'Payé', refunded: 'Remboursé' } satisfies Record<PurchaseState, string>

const journey = {
  title: 'Mon parcours beauté',
  transformationsTab: 'Mes Transformations',
  purchasesTab: 'Mes Achats',
  transformations: 'Transformations',
  images: 'Images créées',
  latest: 'Dernières transformations',
  completed: 'Terminé',
  underWay: 'En cours',
  empty: 'Aucun secret créé pour le moment',
  spent: 'Investissement total',
  purchasesSoon: 'Historique des achats disponible prochainement',
  purchases: 'Vos achats',
  loadingPurchases: 'Chargement de vos achats...',
  package_one: '{{name}}, {{count}} image',
  package_other: '{{name}}, {{count}} images',
  package_many: '{{name}}, {{count}} images',
  creditPack_one: '{{count}} crédit',
  creditPack_other: '{{count}} crédits',
  creditPack_many: '{{count}} crédits',
  course: 'Formation : {{name}}',
  purchaseFor: 'pour « {{name}} »',
  partlyRefunded: 'dont {{euros, currency(EUR)}} remboursés',
  purchaseStates,
}

const page = {
  back: 'Mes Transformations',
  images: 'Vos images',
  leave: 'Vous pouvez fermer cette page, nous vous écrirons.',
  aiLabel: 'Image créée par IA',
  aiShort: 'IA',
  compare: 'Comparer avant et après, image {{number}}',
  toCome: 'Image à venir',
  readyLive_one: '{{count}} image prête sur {{ordered}}',
  readyLive_other: '{{count}} images prêtes sur {{ordered}}',
  readyLive_many: '{{count}} images prêtes sur {{ordered}}',
  comparison: 'Image {{number}} sur {{total}}',
  photoAlt: 'Votre photo avant la transformation',
  imageAlt: 'Image {{number}} de « {{name}} », créée par IA',
  previous: 'Image précédente',
  next: 'Image suivante',
  close: 'Fermer',
  fullScreen: 'Plein écran',
  carousel: 'carrousel',
  slide: 'image',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  download: 'Télécharger',
  downloadImage: "Télécharger l'image {{number}}",
  downloadSize: 'JPEG de {{width}} × {{height}} pixels',
  downloadSizeLarge: "JPEG de {{width}} × {{height}} pixels, la définition de votre photo d'origine",
  beforeAfter: 'Avant et après, en une image',
  share: 'Partager',
  shareAgain: "L'image est prête : appuyez encore une fois sur Partager.",
  shareTrouble: "Le partage n'a pas abouti. Vous pouvez télécharger l'image.",
  downloadAll: 'Tout télécharger (ZIP)',
  tone: 'Nuance indicative',
  shortfall:
    "Nous ne livrons que des images réussies. Celles qui manquent n'étaient pas à la hauteur de vos photos.",
  failedTitle: "Cette transformation n'a pas abouti",
  failedText: 'Aucune image de cette transformation ne vous est comptée. Vous pouvez en créer une nouvelle.',
  sourcePhotos: 'Photos sources effacées 30 jours après la livraison.',
  missingTitle: 'Transformation introuvable',
  missingText: "Cette transformation n'existe pas, ou n'est pas à vous.",
  missingAction: 'Retour au tableau de bord',
}

/** Why images are missing, where more is known than that they were not good enough: on the page, and in messages. */
const short = {
  exhausted:
    "Nous ne livrons que des images réussies, et nous n'avons pas pu en réussir d'autres dans ce style à partir de vos photos.",
  learned_lost:
    "Le service d'images a perdu ce qu'il avait appris de votre visage, et n'a pas pu l'apprendre de nouveau.",
  learning_later:
    "Le service d'images a perdu ce qu'il avait appris de votre visage, et il ne peut pas le réapprendre aujourd'hui.",
  photos_gone:
    'Vos photos sources sont effacées : aucune autre image ne peut être créée à partir de ces photos.',
} satisfies Record<ShortReason, string>

/** It could not be fetched: what happened, then what is safe. */
const failure = {
  title: 'Erreur sessions',
  text: "Vos transformations n'ont pas pu être affichées. Elles sont en sécurité.",
}

export const transformations = {
  ...{ failure, statuses, progress, estimate, outside, refund, list, journey, page, short, after },
}
