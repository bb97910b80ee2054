import type { Texts } from '../texts.ts'

const page = {
  title: 'Buy credits',
  back: 'Dashboard',
  backToTransformation: 'Back to the transformation',
  what: '1 credit = 1 image. A credit adds one image to a finished transformation, with the same photos and the same style, for as long as its source photos are kept. Images are added five at a time.',
  balance: 'Your balance',
  choose: 'Choose a pack',
  pack_one: '{{count}} credit',
  pack_other: '{{count}} credits',
  pack_many: '{{count}} credits',
  rounds_one: 'enough for one set of 5 images',
  rounds_other: 'enough for {{count}} sets of 5 images',
  rounds_many: 'enough for {{count}} sets of 5 images',
  perCredit: '{{price}} per image',
  pay: 'Your payment',
  order: 'Your order',
  delivery: 'Added to your balance as soon as the payment is confirmed.',
  loading: 'Loading the packs...',
  successTitle_one: '{{count}} credit added',
  successTitle_other: '{{count}} credits added',
  successTitle_many: '{{count}} credits added',
  successText: 'New balance: {{balance}}. Your receipt is on its way by e-mail.',
  again: 'Buy another pack',
  lookingUp: 'Looking for your payment...',
}

const more = {
  title: '{{count}} more images',
  text: 'With the same photos, in the same style. You keep the images you already have.',
  cost: '{{cost}} credits; you have {{balance}}.',
  action: '{{count}} more images',
  question: 'Create {{count}} images for {{cost}} credits?',
  after_one:
    'You will have {{count}} credit left. If an image cannot be made well, its credit is given back.',
  after_other:
    'You will have {{count}} credits left. If an image cannot be made well, its credit is given back.',
  after_many:
    'You will have {{count}} credits left. If an image cannot be made well, its credit is given back.',
  confirm: 'Create the {{count}} images',
  short: 'You need {{needed}} credits and have {{available}}.',
  buy: 'Buy credits',
  gone: 'This is no longer possible here: your source photos have been deleted. For new images, create a new transformation.',
  fewPhotos_one:
    'More images need fifteen photos: {{count}} is missing. Reuse yours below, in a new transformation, and add the others.',
  fewPhotos_other:
    'More images need fifteen photos: {{count}} are missing. Reuse yours below, in a new transformation, and add the others.',
  fewPhotos_many:
    'More images need fifteen photos: {{count}} are missing. Reuse yours below, in a new transformation, and add the others.',
  exhausted:
    'We cannot make any more good ones in this style from your photos. You can use them again for another style, in a new transformation.',
  lost: 'This is no longer possible here: the image service no longer has what it had learned of your face. For new images, create a new transformation, with the same photos if you like.',
  trouble: 'Nothing was started and no credit was taken. Try again.',
}

const redo = {
  action: 'Is this image flawed? Make it again for free',
  left_one: '{{count}} left, until {{date}}.',
  left_other: '{{count}} left, until {{date}}.',
  left_many: '{{count}} left, until {{date}}.',
  rest_one: 'You have {{count}} free remake left for this transformation, until {{date}}.',
  rest_other: 'You have {{count}} free remakes left for this transformation, until {{date}}.',
  rest_many: 'You have {{count}} free remakes left for this transformation, until {{date}}.',
  question: 'Make image {{number}} again for free?',
  effect:
    'A new image is created with the same photos and the same style. You keep this one until you delete it.',
  effectOfOne:
    'We try again with the same photo and the same style; if the result is no better, we will e-mail you. This image stays until you delete it.',
  confirm: 'Make it again',
  trouble: 'The remake was not started and does not count. Try again.',
}

const failure = {
  title: 'Credits unavailable',
  text: 'The credit packs could not be shown. Your balance has not changed.',
}

const history = {
  title: 'History of your credits',
  none: 'You have not received or spent any credits yet.',
  house: 'By us: {{words}}',
  reasons: {
    purchase: 'Pack bought',
    refund: 'Pack refunded',
    images: 'Images created',
    shortfall: 'Credits given back: missing images',
    failure: 'Credits given back: images could not be created',
    house: 'By us',
  },
}

export const credits = { failure, page, more, redo, history } satisfies Texts['credits']
