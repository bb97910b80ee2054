import type { ui as fr } from '../fr/ui.ts'

export const ui = {
  close: 'Close',
  closeNotification: 'Close the notification',
  notifications: 'Notifications',
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  compareValue: '{{percent}}% before',
  language: 'Language',
  french: 'Français',
  english: 'English',
  loading: 'Loading...',
  pending: 'One moment',
  optional: 'optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  networkTitle: 'Connection lost',
  networkHelp: 'Check your internet connection and try again.',
  aiImage: 'Image created by AI',
  illustration: 'Illustration',
} satisfies Record<keyof typeof fr, string>
