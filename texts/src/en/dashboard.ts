import type { Texts } from '../texts.ts'

const notifications = {
  title: 'Notification tester',
  lead: 'Each notification as the site says it, with sample values. One is shown at a time; hovering over it or moving the focus into it stops its clock.',
  samples: 'The {{count}} notifications',
  show: 'Show',
  showNamed: 'Show notification {{number}}: {{title}}',
  stays: '{{seconds}} s',
  name: 'Autumn copper',
  kinds: { success: 'Success', error: 'Error', info: 'Information', loading: 'Wait' },
}

export const dashboard = {
  title: 'Dashboard',
  skip: 'Skip to content',
  preparing: 'Preparing the dashboard...',
  loading: 'Loading the dashboard...',
  broken: {
    title: 'This page could not be shown',
    text: 'Your transformations are safe. Reload the page.',
    action: 'Reload the page',
  },
  unreachable: {
    title: 'Connection lost',
    text: 'Check your internet connection and try again.',
    action: 'Try again',
  },
  refreshing: 'Connection lost. The progress shown dates from the last update, we are retrying.',
  notFound: {
    title: 'Page not found',
    text: 'This page does not exist or has moved.',
    action: 'Back to the dashboard',
  },
  notifications,
} satisfies Texts['dashboard']
