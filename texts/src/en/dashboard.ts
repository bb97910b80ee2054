import type { Texts } from '../texts.ts'

const failures = {
  profile: 'Your profile could not be updated',
  image: 'Your portrait could not be updated',
  offline: 'Connection lost. Check your internet connection and try again.',
  retry: 'Try again',
}

const notifications = {
  title: 'Notification tester',
  lead: 'Each notification as the site shows it, with sample values. One is shown at a time; hovering over it or moving the focus into it keeps it there.',
  samples: 'The {{count}} notifications',
  show: 'Show',
  showNamed: 'Show notification {{number}}: {{title}}',
  stays: '{{seconds}} s',
  name: 'Autumn copper',
  kinds: { success: 'Success', error: 'Error', info: 'Information', loading: 'Wait' },
}

export const dashboard = {
  needsScript: 'Your space needs JavaScript. Turn it on, then reload the page.',
  title: 'Dashboard',
  skip: 'Skip to content',
  preparing: 'Preparing the dashboard...',
  loading: 'Loading the dashboard...',
  broken: {
    title: 'This page could not be shown',
    text: 'Your transformations are safe. Reload the page.',
    action: 'Reload the page',
  },
  lacking: 'This page could not be loaded in full. Your transformations are safe: reload the page.',
  offline: 'You are offline. Whatever could not be sent will go as soon as the connection is back.',
  refreshing: 'Connection lost. The progress shown is the latest we received, we are retrying.',
  notFound: {
    title: 'Page not found',
    text: 'This page does not exist or has moved.',
    action: 'Back to the dashboard',
  },
  failures,
  notifications,
} satisfies Texts['dashboard']
