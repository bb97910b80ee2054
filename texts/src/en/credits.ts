import type { Texts } from '../texts.ts'

const page = {
  title: 'Buy credits',
  back: 'Dashboard',
  backToTransformation: 'Back to the transformation',
  what: '1 credit = 1 image. A credit adds one image to a finished transformation, with the same photos and the same style, for as long as its source photos are kept. Images are added 5 at a time.',
  balance: 'Your balance',
  choose: 'Choose a pack',
  pack_one: '{{count}} credit',
  pack_other: '{{count}} credits',
  pack_many: '{{count}} credits',
  rounds_one: 'that is {{count}} times 5 more images',
  rounds_other: 'that is {{count}} times 5 more images',
  rounds_many: 'that is {{count}} times 5 more images',
  perCredit: '{{price}} per image',
  pay: 'Your payment',
  order: 'Your order',
  delivery: 'Added to your balance as soon as the payment is confirmed.',
  loading: 'Loading the packs...',
  successTitle_one: '{{count}} credit added',
  successTitle_other: '{{count}} credits added',
  successTitle_many: '{{count}} credits added',
  successText: 'New balance: {{balance}}. Your receipt is sent to you by e-mail.',
  again: 'Buy another pack',
  lookingUp: 'Looking for your payment...',
}

const more = {
  title: '{{count}} more images',
  text: 'With the same photos, in the same style. The images you have stay.',
  cost: '{{cost}} credits, you have {{balance}} left.',
  action: '{{count}} more images',
  question: 'Create {{count}} images for {{cost}} credits?',
  after_one: 'You will have {{count}} credit left. An image that cannot be made well is given back.',
  after_other: 'You will have {{count}} credits left. An image that cannot be made well is given back.',
  after_many: 'You will have {{count}} credits left. An image that cannot be made well is given back.',
  confirm: 'Create the {{count}} images',
  short: 'You need {{needed}} credits and have {{available}}.',
  buy: 'Buy credits',
  gone: 'This is no longer possible here: your source photos have been deleted. New images need a new transformation.',
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
    'A new image is created with the same photos and the same style. This one stays until you delete it.',
  confirm: 'Make it again',
  trouble: 'The remake was not started and is not counted. Try again.',
}

const failure = {
  title: 'Credits unavailable',
  text: 'The packs of credits could not be shown. Your balance has not changed.',
}

export const credits = { failure, page, more, redo } satisfies Texts['credits']
