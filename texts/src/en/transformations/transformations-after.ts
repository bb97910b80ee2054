import type { Texts } from '../../texts.ts'

const photos = {
  title: 'Your source photos',
  keptUntil: 'They are kept until {{date}}, then deleted.',
  forget: 'Delete my photos now',
  question: 'Delete your source photos?',
  goes_one:
    'Your photo and its thumbnail are deleted at once, for good. The before and after comparison goes with it.',
  goes_other:
    'Your {{count}} photos and their thumbnails are deleted at once, for good. The before and after comparison goes with them.',
  goes_many:
    'Your {{count}} photos and their thumbnails are deleted at once, for good. The before and after comparison goes with them.',
  stays:
    'Your images stay in your space. If you reused these photos for another style, their copies stay too: delete them in the draft or transformation they are in.',
  confirm: 'Delete my photos',
  forgottenOn: 'Source photos deleted on {{date}}.',
  forgotten: 'Source photos deleted.',
  trouble: 'Your photos were not deleted. Try again.',
  open: 'See image {{number}}',
  noBefore: 'Your before photo was deleted: only the image is left.',
}

const favourites = {
  keep: 'Keep among my favourites: image {{number}}',
  keepShown: 'Keep the compared image among my favourites: image {{number}}',
  filter: 'My favourites ({{total}})',
  shown_one: '{{count}} image shown',
  shown_other: '{{count}} images shown',
  shown_many: '{{count}} images shown',
  troubleTitle: 'Favourite not saved',
  trouble: 'Your choice was not saved. Try again.',
}

const images = {
  delete: 'Delete image {{number}}',
  question: 'Delete image {{number}}?',
  effect: 'This image is deleted at once, for good. The others stay.',
  confirm: 'Delete the image',
  trouble: 'The image was not deleted. Try again.',
  lastEffect: 'This image is deleted at once, for good.',
  none: 'You have deleted all the images of this transformation.',
}

const deletion = {
  title: 'Delete this transformation',
  text: 'Its images and the source photos still kept.',
  action: 'Delete the transformation',
  question: 'Delete “{{name}}”?',
  effect:
    'Its images and the source photos still kept are deleted at once, for good: download what you want to keep first.',
  confirm: 'Delete the transformation',
  purchaseStays: 'Your purchase stays in “My beauty journey”.',
  doneTitle: 'Transformation deleted',
  doneText: 'The images and photos of “{{name}}” are deleted.',
  trouble: 'The transformation was not deleted. Try again.',
}

const reuse = {
  title: 'New style with the same photos',
  few_one: 'Your photo is already waiting for you: add more, fifteen in all, and choose another style.',
  few_other:
    'Your {{count}} photos are already waiting for you: add more, fifteen in all, and choose another style.',
  few_many:
    'Your {{count}} photos are already waiting for you: add more, fifteen in all, and choose another style.',
  text_one: 'Your photo is already waiting for you: add more and choose another style.',
  text_other: 'Your {{count}} photos are already waiting for you: only the style is left to choose.',
  text_many: 'Your {{count}} photos are already waiting for you: only the style is left to choose.',
  gone: 'This is no longer possible here: your source photos have been deleted. For a new transformation, add fifteen new photos.',
  action: 'Try another style',
  question: 'Replace the photos of your draft?',
  effect:
    'Your draft already has photos. They will be deleted and replaced by these; its name, style and package stay.',
  confirm: 'Replace the photos',
  trouble: 'Your photos were not copied. Try again.',
}

const salon = {
  title: 'To show your hairdresser',
  lead: 'The image, the style and the shade in the words of the trade, on a single page.',
  choose: 'Image to show',
  option: 'Image {{number}}',
  optionKept: 'Image {{number}}, favourite',
  print: 'Print the card',
  depth: 'Depth:',
  reflect: 'Reflect:',
  reflects: {
    one: '{{first}}',
    twice: 'intense {{first}}',
    soft: 'barely {{first}}',
    two: '{{first}} first, then {{second}}, more discreet',
    own: "as on the brand's own chart",
  },
  notice:
    'The shade is only a guide: every brand has its own chart. The image is an AI-generated simulation; your hairdresser will take into account your texture, your hairline and any past colouring.',
}

export const after = {
  title: 'What next',
  cancel: 'Cancel',
  photos,
  favourites,
  images,
  deletion,
  reuse,
  salon,
} satisfies Texts['transformations']['after']
