import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import type { Language } from '@app/texts/languages.ts'
import type { TFunction } from 'i18next'

const instances = { fr: createTexts('fr', fr), en: createTexts('en', en) }

/** The sentences of one language. */
export const textsIn = (language: Language): TFunction<'texts'> => instances[language].t
