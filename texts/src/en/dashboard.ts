import type { Texts } from '../texts.ts'

export const dashboard = {
  title: 'Dashboard',
  skip: 'Skip to content',
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
} satisfies Texts['dashboard']
