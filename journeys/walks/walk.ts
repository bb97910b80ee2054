import type { Language } from '@app/texts/languages.ts'
import type { Page } from '@playwright/test'
import type { RunningApp } from '../app/running-app.ts'
import type { Words } from '../visitor/words.ts'
import type { Complaints } from './complaints.ts'

export interface Visitor {
  page: Page
  app: RunningApp
  language: Language
  t: Words
  complaints: Complaints
  /**
   * Called at every screen and state, under its name; what it does with it is the caller's affair: measure it,
   * read it, take its picture.
   */
  look: (screen: string) => Promise<void>
}

/** A way through the site that stops at every screen on it. It uses only what a visitor reads: roles and names. */
export interface Walk {
  name: string
  /** Opens an app of its own to walk through. Default: one that others use. */
  open?: () => Promise<{ app: RunningApp; close: () => Promise<void> }>
  walk: (visitor: Visitor) => Promise<void>
}
