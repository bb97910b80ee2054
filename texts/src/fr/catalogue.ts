import type { Fringe, HairLength, HairTexture } from '@app/domain/catalogue/base-styles.ts'

const filters = {
  label: 'Filtrer les styles',
  all: 'Tous ({{count}})',
  short: 'Courts',
  medium: 'Mi-longs',
  long: 'Longs',
  curly: 'Bouclés',
  coily: 'Crépus et tressés',
  up: 'Attachés',
  fringe: 'Avec frange',
  blond: 'Blonds',
  copper: 'Cuivrés et rouges',
  brown: 'Châtains',
  dark: 'Bruns et noirs',
  favourites: 'Mes favoris',
  possible: 'Pour mes photos',
  count: '({{count}})',
}

const lengths = { court: 'Court', mi_long: 'Mi-long', long: 'Long' } satisfies Record<HairLength, string>

const fringes = {
  droite: 'frange droite',
  rideau: 'frange rideau',
  biais: 'frange de côté',
} satisfies Record<Exclude<Fringe, 'aucune'>, string>

const textures = {
  lisse: 'lisse',
  ondule: 'ondulé',
  boucle: 'bouclé',
  crepu: 'crépu',
  tresse: 'tressé',
} satisfies Record<HairTexture, string>

const search = {
  label: 'Chercher un style',
  placeholder: 'Chercher : carré, frange, cuivré...',
  none: 'Aucun style ne correspond.',
  noFavourites: "Appuyez sur le cœur d'un style pour le garder ici.",
  all: 'Montrer tous les styles',
}

/** A heart on the picture of a style. */
const favourite = {
  keep: 'Garder parmi mes favoris : {{style}}',
  troubleTitle: 'Favori non enregistré',
  trouble: "Votre choix n'a pas été enregistré. Réessayez.",
}

const packages = {
  label: "Package d'images",
  images_one: '{{count}} image',
  images_other: '{{count}} images',
  images_many: '{{count}} images',
  perImage: '{{price}} par image',
  free: 'sans carte bancaire',
  freePro: 'réservé aux comptes pro',
  recommended: 'Recommandé',
  proFree: 'Pro Gratuit',
  firstFree: 'Offerte',
  proNotice: 'Compte professionnel détecté',
  proTest: 'Cinq images vous sont offertes une fois, pour juger du rendu avant de le montrer à vos clientes.',
  proTestTaken: "Votre test gratuit a déjà servi. Merci de l'avoir essayé.",
  photosMissing_one: 'Il manque {{count}} photo',
  photosMissing_other: 'Il manque {{count}} photos',
  photosMissing_many: 'Il manque {{count}} photos',
  fewPhotos_one: 'Il manque {{count}} photo pour les packages payants : il en faut {{total}}.',
  fewPhotos_other: 'Il manque {{count}} photos pour les packages payants : il en faut {{total}}.',
  fewPhotos_many: 'Il manque {{count}} photos pour les packages payants : il en faut {{total}}.',
  mayFallShort:
    'Peu de vos photos se prêtent à ce style : il pourrait manquer des images. Celles que nous ne réussissons pas vous sont rendues en crédits.',
  unlocked: 'Votre adresse est confirmée : votre première image offerte est à vous.',
  starting: 'Démarrage de la génération...',
}

export const catalogue = {
  styles: 'Styles de cheveux',
  shownStyles_one: '{{count}} style affiché',
  shownStyles_other: '{{count}} styles affichés',
  shownStyles_many: '{{count}} styles affichés',
  toneNote:
    'La nuance est indicative. Les têtes sont des dessins ; vos images seront créées à partir de vos photos.',
  drawnInOwnTone:
    'La nuance est indicative. Chaque dessin garde la nuance de son style ; vos images seront dans celle que vous avez choisie.',
  chosen: '{{length}}, {{texture}}, {{code}} {{tone}}',
  loadError: "Les styles et les packages n'ont pas pu être chargés.",
  filters,
  search,
  favourite,
  lengths,
  fringes,
  textures,
  packages,
}
