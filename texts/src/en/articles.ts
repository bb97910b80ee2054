import type { ChartDepth, ChartReflect } from '@app/domain/catalogue/tone-chart.ts'
import type { Texts } from '../texts.ts'

const depths = {
  1: 'black',
  2: 'very dark brown',
  3: 'dark brown',
  4: 'brown',
  5: 'light brown',
  6: 'dark blonde',
  7: 'blonde',
  8: 'light blonde',
  9: 'very light blonde',
  10: 'lightest blonde',
} satisfies Record<ChartDepth, string>

const reflects = {
  0: 'natural',
  1: 'ash',
  2: 'iridescent',
  3: 'golden',
  4: 'copper',
  5: 'mahogany',
  6: 'red',
} satisfies Record<ChartReflect, string>

const chart = {
  caption: 'Depths from top to bottom, reflects from left to right',
  name: '{{reflect}} {{depth}}',
  say: 'At the salon: “{{name}}, around {{code}}.”',
  note: 'The locks are drawn and the shades only a guide: every brand has its own chart.',
  depths,
  reflects,
}

export const articles = {
  title: 'Advice on hair and <em>colour</em>',
  lead: 'Articles to read before an appointment: the language of colour, cut and texture, and what a picture does or does not say.',
  empty: 'The first articles will appear here.',
  all: 'All articles',
  link: 'Advice',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
  minutes_many: '{{count}} min read',
  by: 'By {{author}}',
  contents: 'In this article',
  previous: 'Previous article',
  next: 'Next article',
  around: 'From one article to another',
  tryTitle: 'And on <em>you</em>?',
  tryText: 'Fifteen photos are enough to see yourself with another cut or another colour.',
  tryButton: 'Try it on my photos',
  chart,
} satisfies Texts['articles']
