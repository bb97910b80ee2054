import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { typoEn, typoFr } from '@app/texts/typo.ts'
import { expect, it } from 'vitest'
import { LETTERS } from './letters.ts'

const printed = (words: unknown, typo: (sentence: string) => string): string =>
  typeof words === 'string'
    ? typo(words)
    : Object.values(words as object)
        .map((word) => printed(word, typo))
        .join('')

it.each([
  { language: 'French', words: printed(fr, typoFr) },
  { language: 'English', words: printed(en, typoEn) },
])('the fonts can print every sentence in $language', ({ words }) => {
  expect([...new Set(words)].filter((letter) => letter !== '\n' && !LETTERS.includes(letter))).toEqual([])
})
