import { isHosted, isPhotoService, type Maker, usualWait } from '@app/domain/engines/makers.ts'
import type { Language } from '@app/texts/languages.ts'
import type { TFunction } from 'i18next'

/**
 * What the sentences of public pages fill in of those who may make images here. Nothing to say is `''`; several
 * paragraphs stand on lines of their own.
 */
export type MakerWords = {
  /** After « en général ». */
  usualWait: string
  imagesMade: string
  keptByServices: string
  whereabouts: string
  photosBasis: string
  servicesTerm: string
  photosAnswer: string
}

export function makerWords(t: TFunction<'texts'>, language: Language, makers: readonly Maker[]): MakerWords {
  const asked = makers.filter(isPhotoService)
  const names = asked.map((name) => t(`legal.makers.services.${name}.name`))
  const services = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  const place = makers.includes('comfyui') ? 'house' : 'host'
  const made = makers.map((name) => t(`legal.makers.made.${name}`))
  const previews = makers.some(isHosted) ? [t('legal.makers.previews')] : []
  const usual = { usualWait: t(`legal.makers.usualWaits.${usualWait(makers)}`) }
  if (asked.length === 0)
    return {
      ...usual,
      imagesMade: [...made, t('legal.makers.nowhere')].join('\n'),
      whereabouts: t(`legal.makers.stay.${place}`),
      keptByServices: previews.join('\n'),
      ...{ photosBasis: '', servicesTerm: '', photosAnswer: '' },
    }
  return {
    ...usual,
    imagesMade: made.join('\n'),
    keptByServices: [...previews, ...asked.map((name) => t(`legal.makers.services.${name}.kept`))].join('\n'),
    whereabouts: `${t('legal.makers.transfer', { services })} ${t(`legal.makers.rest.${place}`)}`,
    photosBasis: t('legal.makers.basis', { services }),
    servicesTerm: t('legal.makers.term', { services }),
    photosAnswer: ` ${t('legal.makers.answer', { services })}`,
  }
}
