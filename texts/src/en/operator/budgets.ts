import type { Texts } from '../../texts.ts'

export const budgets = {
  title: 'Budgets',
  lead: 'What each engine has cost, and what it may cost in a day.',
  today: 'Today',
  thisMonth: 'This month',
  aDay: 'Budget of the day',
  unbounded: 'No limit',
  decided: 'set at the desk',
  configured: 'set by the configuration',
  spent: 'Spent',
  spentShare: '{{share}} of today’s budget',
  own: 'It runs on our own machines: nothing is paid per image.',
  ourEngine: 'our own engine',
  gone: 'Nothing more is ordered from it. This is what it has cost this month.',
  instead: 'Once the budget is spent, {{engine}} makes the styles it knows in its place, until midnight.',
  refused:
    'Once the budget is spent, orders of these styles are refused until midnight: the client is asked to come back, and her draft stays.',
  goneInstead: 'Today’s budget is spent: {{engine}} makes the styles it knows in its place.',
  goneRefused: 'Today’s budget is spent: orders of these styles are refused.',
} satisfies Texts['operator']['budgets']
