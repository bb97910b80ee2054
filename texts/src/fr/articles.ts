import type { ChartDepth, ChartReflect } from '@app/domain/catalogue/tone-chart.ts'

const depths = {
  1: 'noir',
  2: 'brun',
  3: 'châtain foncé',
  4: 'châtain',
  5: 'châtain clair',
  6: 'blond foncé',
  7: 'blond',
  8: 'blond clair',
  9: 'blond très clair',
  10: 'blond extra clair',
} satisfies Record<ChartDepth, string>

const reflects = {
  0: 'naturel',
  1: 'cendré',
  2: 'irisé',
  3: 'doré',
  4: 'cuivré',
  5: 'acajou',
  6: 'rouge',
} satisfies Record<ChartReflect, string>

/** The tone chart of « Lire un nuancier ». */
const chart = {
  caption: 'Hauteurs de ton, de haut en bas, et reflets, de gauche à droite',
  name: '{{depth}} {{reflect}}',
  say: 'Au salon : « {{name}}, autour de {{code}}. »',
  note: 'Mèches dessinées. Les nuances sont indicatives : chaque fabricant a son propre nuancier.',
  depths,
  reflects,
}

/** The blog: what stands around the articles; the articles are Markdown in `articles/`. */
export const articles = {
  title: 'Conseils cheveux et <em>couleur</em>',
  lead: "Des articles à lire avant un rendez-vous : les mots de la couleur, la coupe et la matière, et ce qu'une image dit ou ne dit pas.",
  empty: 'Les premiers articles paraîtront ici.',
  all: 'Tous les articles',
  link: 'Conseils',
  minutes_one: '{{count}} min de lecture',
  minutes_other: '{{count}} min de lecture',
  minutes_many: '{{count}} min de lecture',
  by: 'Par {{author}}',
  contents: 'Dans cet article',
  previous: 'Article précédent',
  next: 'Article suivant',
  around: "D'un article à l'autre",
  tryTitle: 'Et sur <em>vous</em> ?',
  tryText: 'Quinze photos suffisent pour vous voir avec une autre coupe ou une autre couleur.',
  tryButton: 'Essayer sur mes photos',
  chart,
}
