import type { fields } from '@app/texts/fr/fields.ts'
import type { TFunction } from 'i18next'

/** The schemas of the domain utter keys, the server utters sentences: a form shows both as words. */
export function fieldWords(t: TFunction, message: string | undefined): string | undefined {
  if (!message) return undefined
  return /^[a-zA-Z]+$/.test(message) ? t(`fields.${message as keyof typeof fields}`) : message
}
