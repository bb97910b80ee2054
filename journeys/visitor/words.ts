import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import type { Language } from '@app/texts/languages.ts'

/** What is printed, by its key: a story told with it is the same in both languages. */
export type Words = ReturnType<typeof createTexts>['t']

const inEach: Record<Language, Words> = { fr: createTexts('fr', fr).t, en: createTexts('en', en).t }

export const wordsIn = (language: Language): Words => inEach[language]

/** A heading as it is read, without the mark of its word in italics. */
export const plain = (sentence: string): string => sentence.replaceAll(/<\/?\w+>/g, '')
