import type { Fringe, HairLength, HairTexture } from '@app/domain/catalogue/base-styles.ts'
import type { Texts } from '../texts.ts'

const filters = {
  label: 'Filter the styles',
  all: 'All ({{count}})',
  short: 'Short',
  medium: 'Mid-length',
  long: 'Long',
  curly: 'Curly',
  coily: 'Coily and braided',
  up: 'Worn up',
  fringe: 'With a fringe',
  blond: 'Blond',
  copper: 'Copper and red',
  brown: 'Brown',
  dark: 'Dark brown and black',
  favourites: 'My favourites',
  possible: 'For my photos',
  count: '({{count}})',
}

const lengths = { court: 'Short', mi_long: 'Mid-length', long: 'Long' } satisfies Record<HairLength, string>

const fringes = {
  droite: 'blunt fringe',
  rideau: 'curtain fringe',
  biais: 'side fringe',
} satisfies Record<Exclude<Fringe, 'aucune'>, string>

const textures = {
  lisse: 'straight',
  ondule: 'wavy',
  boucle: 'curly',
  crepu: 'coily',
  tresse: 'braided',
} satisfies Record<HairTexture, string>

const search = {
  label: 'Search the styles',
  placeholder: 'Try: bob, fringe, copper...',
  none: 'No style matches.',
  noFavourites: 'Press the heart of a style to keep it here.',
  all: 'Show all styles',
}

const favourite = {
  keep: 'Keep among my favourites: {{style}}',
  troubleTitle: 'Favourite not saved',
  trouble: 'Your choice was not saved. Try again.',
}

const packages = {
  label: 'Image package',
  images_one: '{{count}} image',
  images_other: '{{count}} images',
  images_many: '{{count}} images',
  perImage: '{{price}} per image',
  free: 'no card needed',
  freePro: 'for professional accounts',
  recommended: 'Recommended',
  proFree: 'Pro Free',
  firstFree: 'Free',
  proNotice: 'Professional account detected',
  proTest: 'Five images, free of charge, once: see the result for yourself before you show your clients.',
  proTestTaken: 'You have already used your free test. Thank you for trying it.',
  photosMissing_one: '{{count}} photo missing',
  photosMissing_other: '{{count}} photos missing',
  photosMissing_many: '{{count}} photos missing',
  fewPhotos_one: '{{count}} photo is missing for the paid packages, which need {{total}}.',
  fewPhotos_other: '{{count}} photos are missing for the paid packages, which need {{total}}.',
  fewPhotos_many: '{{count}} photos are missing for the paid packages, which need {{total}}.',
  mayFallShort:
    'Few of your photos suit this style: some images may be missing. Those we cannot make well come back to you as credits.',
  unlocked: 'Your address is confirmed: your free first image is yours.',
  starting: 'Starting the generation...',
}

export const catalogue = {
  styles: 'Hair styles',
  shownStyles_one: '{{count}} style shown',
  shownStyles_other: '{{count}} styles shown',
  shownStyles_many: '{{count}} styles shown',
  toneNote:
    'The shade is only a guide. The heads are drawings; your images will be made from your own photos.',
  drawnInOwnTone:
    'The shade is only a guide. Each drawing keeps the shade of its style; your images will be in the one you have chosen.',
  chosen: '{{length}}, {{texture}}, {{code}} {{tone}}',
  loadError: 'The styles and packages could not be loaded.',
  filters,
  search,
  favourite,
  lengths,
  fringes,
  textures,
  packages,
} satisfies Texts['catalogue']
