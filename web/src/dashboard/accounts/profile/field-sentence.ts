import type { Texts } from '@app/texts/texts.ts'
import { useTranslation } from 'react-i18next'

/** Our schemas utter keys, the server answers with sentences: both become words to read. */
export function useFieldSentence(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation()
  const isKey = (message: string): message is keyof Texts['fields'] => i18n.exists(`fields.${message}`)
  return (message) => (message && isKey(message) ? t(`fields.${message}`) : message)
}
