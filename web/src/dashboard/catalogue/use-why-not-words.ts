import { TONE_MISSES } from '@app/domain/catalogue/worn-tone.ts'
import { useTranslation } from 'react-i18next'
import type { WhyNot } from '../preview/use-carried-styles.ts'

const isOfTone = (why: WhyNot): boolean => (TONE_MISSES as readonly string[]).includes(why)

/** Why a style cannot be chosen, in two sentences. */
export function useWhyNotWords(): (why: WhyNot) => string {
  const { t } = useTranslation()
  return (why) =>
    `${t(isOfTone(why) ? 'preview.wizard.impossibleTone' : 'preview.wizard.impossible')} ${t(`preview.wizard.why.${why}`)}`
}
