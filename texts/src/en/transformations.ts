import type { PurchaseState } from '@app/domain/payment/payment-api.ts'
import type { Status } from '@app/domain/transformations/statuses.ts'
import type { Texts } from '../texts.ts'
import { after } from './transformations-after.ts'

const statuses = {
  pending: 'Waiting',
  training: 'Training',
  generating: 'Generating',
  completed: 'Completed',
  failed: 'Failed',
} satisfies Record<Status, string>

const progress = {
  queue_one: '{{count}} transformation ahead of yours',
  queue_other: '{{count}} transformations ahead of yours',
  queue_many: '{{count}} transformations ahead of yours',
  turn: 'It is your turn, creation is starting',
  photos: 'We are reading your photos: {{read}} of {{total}}',
  sending: 'We are preparing to send your photos',
  learning: 'The AI is learning your face',
  learningShare: 'The AI is learning your face: {{percent}}%',
  serviceQueue_one: '{{count}} creation ahead of yours at the service',
  serviceQueue_other: '{{count}} creations ahead of yours at the service',
  serviceQueue_many: '{{count}} creations ahead of yours at the service',
  photosRead: 'Your photos are read, your images are coming',
  images_one: '{{count}} of {{ordered}} images',
  images_other: '{{count}} of {{ordered}} images',
  images_many: '{{count}} of {{ordered}} images',
  more_one: '{{count}} new image of {{ordered}}',
  more_other: '{{count}} new images of {{ordered}}',
  more_many: '{{count}} new images of {{ordered}}',
  kept_one: '{{count}} image kept of {{made}}',
  kept_other: '{{count}} images kept of {{made}}',
  kept_many: '{{count}} images kept of {{made}}',
  done_one: '{{count}} image',
  done_other: '{{count}} images',
  done_many: '{{count}} images',
  failed: 'It could not be created.',
  failedFree: 'It could not be created. You were not charged.',
}

const estimate = {
  minutes: 'Usually {{low}} to {{high}} more minutes',
  minutesAbout_one: 'About {{count}} more minute',
  minutesAbout_other: 'About {{count}} more minutes',
  minutesAbout_many: 'About {{count}} more minutes',
  minutesAtMost_one: 'Usually {{count}} more minute at most',
  minutesAtMost_other: 'Usually {{count}} more minutes at most',
  minutesAtMost_many: 'Usually {{count}} more minutes at most',
  hours: 'Usually {{low}} to {{high}} more hours',
  hoursAbout_one: 'About {{count}} more hour',
  hoursAbout_other: 'About {{count}} more hours',
  hoursAbout_many: 'About {{count}} more hours',
  hoursAtMost_one: 'Usually {{count}} more hour at most',
  hoursAtMost_other: 'Usually {{count}} more hours at most',
  hoursAtMost_many: 'Usually {{count}} more hours at most',
}

const outside = {
  ask: 'Tell me on this computer too',
  given: 'Your browser will tell you, as long as this page stays open.',
  refused: 'Your browser blocks the notifications of this site: you will get an e-mail.',
}

const refund = {
  credits_one: 'Your credit was returned.',
  credits_other: 'Your {{count}} credits were returned.',
  credits_many: 'Your {{count}} credits were returned.',
  shortfall_one: '{{count}} credit was returned to you.',
  shortfall_other: '{{count}} credits were returned to you.',
  shortfall_many: '{{count}} credits were returned to you.',
  money: '{{euros, currency(EUR)}} was refunded to you.',
  both_one: '{{count}} credit and {{euros, currency(EUR)}} were returned to you.',
  both_other: '{{count}} credits and {{euros, currency(EUR)}} were returned to you.',
  both_many: '{{count}} credits and {{euros, currency(EUR)}} were returned to you.',
}

const list = {
  title: 'My Transformations',
  seeAll: 'See all',
  seeLess: 'See fewer',
  create: 'Create new transformation',
  emptyTitle: 'Your first transformation awaits you',
  emptyText: 'Fifteen photos and a hairstyle you dream of: we show you the result on your own face.',
  justNow: 'just now',
  retry: 'Try again',
  imagesMade: 'Images created',
  photosRead: 'Photos read',
  learned: 'Face learned',
}

const purchaseStates = { paid: 'Paid', refunded: 'Refunded' } satisfies Record<PurchaseState, string>

const journey = {
  title: 'My beauty journey',
  transformationsTab: 'My Transformations',
  purchasesTab: 'My Purchases',
  transformations: 'Transformations',
  images: 'Images created',
  latest: 'Latest transformations',
  completed: 'Completed',
  underWay: 'Under way',
  empty: 'No secret created yet',
  spent: 'Total investment',
  purchasesSoon: 'Purchase history coming soon',
  purchases: 'Your purchases',
  loadingPurchases: 'Loading your purchases...',
  package_one: '{{name}}, {{count}} image',
  package_other: '{{name}}, {{count}} images',
  package_many: '{{name}}, {{count}} images',
  creditPack_one: '{{count}} credit',
  creditPack_other: '{{count}} credits',
  creditPack_many: '{{count}} credits',
  purchaseFor: 'for “{{name}}”',
  partlyRefunded: 'of which {{euros, currency(EUR)}} refunded',
  purchaseStates,
}

const page = {
  back: 'My Transformations',
  images: 'Your images',
  leave: 'You can close this page, we will e-mail you.',
  aiLabel: 'AI-generated image',
  aiShort: 'AI',
  compare: 'Compare before and after, image {{number}}',
  toCome: 'Image to come',
  readyLive_one: '{{count}} of {{ordered}} images ready',
  readyLive_other: '{{count}} of {{ordered}} images ready',
  readyLive_many: '{{count}} of {{ordered}} images ready',
  comparison: 'Image {{number}} of {{total}}',
  photoAlt: 'Your photo before the transformation',
  imageAlt: 'Image {{number}} of “{{name}}”, AI-generated',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
  fullScreen: 'Full screen',
  carousel: 'carousel',
  slide: 'image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  download: 'Download',
  downloadImage: 'Download image {{number}}',
  beforeAfter: 'Before and after, in one picture',
  share: 'Share',
  shareTrouble: 'Sharing did not work. You can download the image.',
  downloadAll: 'Download all (ZIP)',
  tone: 'Indicative shade',
  shortfall: 'We only deliver images that came out well. The missing ones did not do your photos justice.',
  failedTitle: 'This transformation could not be completed',
  failedText: 'No image of this transformation is charged to you. You can create a new one.',
  sourcePhotos: 'Source photos are deleted 30 days after delivery.',
  missingTitle: 'Transformation not found',
  missingText: 'This transformation does not exist, or is not yours.',
  missingAction: 'Back to the dashboard',
}

const short = {
  learned_lost: 'The image service lost what it had learned of your face, and could not learn it again.',
  learning_later:
    'The image service lost what it had learned of your face, and we cannot have it learn it again today.',
  photos_gone: 'Your source photos are deleted: no more images can be made from them.',
}

const failure = {
  title: 'Transformations unavailable',
  text: 'Your transformations could not be shown. They are safe.',
}

export const transformations = {
  failure,
  statuses,
  progress,
  estimate,
  outside,
  refund,
  list,
  journey,
  page,
  short,
  after,
} satisfies Texts['transformations']
