import { PREVIEW_TONES } from '@app/domain/preview/preview-rules.ts'
import { useTranslation } from 'react-i18next'

type NamedTone = (typeof PREVIEW_TONES)[number]
const isNamed = (code: string): code is NamedTone => (PREVIEW_TONES as readonly string[]).includes(code)

/** « 7.44 cuivré intense »; a tone we have no name for is read by its code. */
export function useToneName(): (code: string) => string {
  const { t } = useTranslation()
  return (code) =>
    isNamed(code)
      ? // i18next reads a dot in a key as a step down.
        t('preview.page.toneName', { code, name: t('preview.tones', { returnObjects: true })[code] })
      : code
}
