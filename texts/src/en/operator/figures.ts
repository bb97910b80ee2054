import type { Texts } from '../../texts.ts'

export const figures = {
  title: 'Figures',
  lead: 'Orders, turnaround, failures and costs, day by day.',
  period: 'Period',
  lastDays_one: 'Last {{count}} day',
  lastDays_other: 'Last {{count}} days',
  lastDays_many: 'Last {{count}} days',
  charts: {
    orders: 'Orders paid',
    minutes: 'Turnaround',
    failed: 'Failures',
    cost: 'Cost of image services',
  },
  measures: {
    orders: 'Orders',
    cents: 'Amount',
    minutes: 'Median turnaround',
    finished: 'Finished',
    failed: 'Failures',
    cost: 'Cost',
  },
  day: 'Day',
  table: 'The same figures, day by day',
  ordersSum_one: '{{count}} order, {{amount}}',
  ordersSum_other: '{{count}} orders, {{amount}}',
  ordersSum_many: '{{count}} orders, {{amount}}',
  turnaroundSpan:
    'Half of the transformations of a day within {{least}} on the best day, {{most}} on the worst.',
  noTurnaround: 'No transformation was delivered.',
  failedSum_one: '{{count}} transformation of {{of}} finished',
  failedSum_other: '{{count}} transformations of {{of}} finished',
  failedSum_many: '{{count}} transformations of {{of}} finished',
  costSum: '{{amount}} in all',
} satisfies Texts['operator']['figures']
