import type { PurchaseState } from '@app/domain/payment/payment-api.ts'
import type { Status } from '@app/domain/transformations/statuses.ts'
import type { Texts } from '../../texts.ts'
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
  turn: 'It is your turn: creation is starting',
  photos: 'We are studying your photos: {{read}} of {{total}}',
  sending: 'We are getting your photos ready to send',
  learning: 'The AI is learning your face',
  learningShare: 'The AI is learning your face: {{percent}}%',
  serviceQueue_one: '{{count}} creation ahead of yours at the service',
  serviceQueue_other: '{{count}} creations ahead of yours at the service',
  serviceQueue_many: '{{count}} creations ahead of yours at the service',
  photosRead: 'We have studied your photos, your images are on their way',
  images_one: '{{count}} of {{ordered}} images',
  images_other: '{{count}} of {{ordered}} images',
  images_many: '{{count}} of {{ordered}} images',
  more_one: '{{count}} new image out of {{ordered}}',
  more_other: '{{count}} new images out of {{ordered}}',
  more_many: '{{count}} new images out of {{ordered}}',
  kept_one: '{{count}} image kept out of {{made}}',
  kept_other: '{{count}} images kept out of {{made}}',
  kept_many: '{{count}} images kept out of {{made}}',
  done_one: '{{count}} image',
  done_other: '{{count}} images',
  done_many: '{{count}} images',
  failed: 'Your images could not be created.',
  failedFree: 'Your images could not be created. You were not charged.',
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
  ask: 'Notify me on this device too',
  given: 'Your browser will notify you, as long as this page stays open.',
  refused: 'Your browser blocks notifications from this site: you will get an e-mail.',
}

const refund = {
  credits_one: 'Your credit was given back.',
  credits_other: 'Your {{count}} credits were given back.',
  credits_many: 'Your {{count}} credits were given back.',
  shortfall_one: '{{count}} credit was given back to you.',
  shortfall_other: '{{count}} credits were given back to you.',
  shortfall_many: '{{count}} credits were given back to you.',
  money: '{{euros, currency(EUR)}} was refunded to you.',
  both_one: '{{count}} credit and {{euros, currency(EUR)}} were given back to you.',
  both_other: '{{count}} credits and {{euros, currency(EUR)}} were given back to you.',
  both_many: '{{count}} credits and {{euros, currency(EUR)}} were given back to you.',
}

const list = {
  title: 'My Transformations',
  seeAll: 'See all',
  seeLess: 'See fewer',
  create: 'Create new transformation',
  emptyTitle: 'Your first transformation awaits you',
  emptyText: 'Fifteen photos of you and a hairstyle you dream of: we show you the result on your own face.',
  begunTitle: 'You have started your first transformation',
  begunText: 'Everything you added is saved. Pick up where you left off.',
  resume: 'Continue',
  justNow: 'just now',
  retry: 'Try again',
  imagesMade: 'Images created',
  photosRead: 'Photos studied',
  learned: 'Learning your face',
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
  course: 'Course: {{name}}',
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
  downloadSize: 'JPEG, {{width}} × {{height}} pixels',
  downloadSizeLarge: 'JPEG, {{width}} × {{height}} pixels: as detailed as your own photo',
  beforeAfter: 'Before and after, in one picture',
  share: 'Share',
  shareAgain: 'The picture is ready: press Share once more.',
  shareTrouble: 'Sharing did not work. You can download the image instead.',
  downloadAll: 'Download all (ZIP)',
  tone: 'Shade, as a guide',
  shortfall: 'We only deliver images that came out well. The missing ones did not do your photos justice.',
  failedTitle: 'This transformation could not be completed',
  failedText: 'You are not charged for any image of this transformation. You can create a new one.',
  sourcePhotos: 'Source photos are deleted 30 days after delivery.',
  missingTitle: 'Transformation not found',
  missingText: 'This transformation does not exist, or is not yours.',
  missingAction: 'Back to the dashboard',
}

const short = {
  exhausted:
    'We only deliver images that came out well, and we could not make any more of them in this style from your photos.',
  learned_lost: 'The image service lost what it had learned of your face, and could not learn it again.',
  learning_later: 'The image service lost what it had learned of your face, and cannot learn it again today.',
  photos_gone: 'Your source photos have been deleted: no more images can be made from them.',
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
