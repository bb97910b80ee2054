import { globSync, readFileSync } from 'node:fs'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { typoEn, typoFr } from '@app/texts/typo.ts'
import { expect, it } from 'vitest'
import { EMPHASISED, LETTERS } from './letters.ts'

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

const ARTICLES = new URL('../../../../texts/src/articles/', import.meta.url).pathname
const articles = (language: 'fr' | 'en'): string =>
  globSync(`*/${language}.md`, { cwd: ARTICLES })
    .map((file) => readFileSync(ARTICLES + file, 'utf8'))
    .join('\n')

it.each([
  { language: 'French', words: printed(fr, typoFr), read: typoFr(articles('fr')) },
  { language: 'English', words: printed(en, typoEn), read: typoEn(articles('en')) },
])('the italics can print every word that is emphasised in $language', ({ words, read }) => {
  const inHeadings = [...words.matchAll(/<em>([^<]*)<\/em>/g)].map(([, word]) => word)
  const inArticles = [...read.matchAll(/(?<![*\w])\*(?![*\s])([^*\n]+)\*(?!\*)/g)].map(([, word]) => word)
  expect(inHeadings.length).toBeGreaterThan(5)
  expect(inArticles.length).toBeGreaterThan(0)
  const letters = [...inHeadings, ...inArticles, '0123456789'].join('')
  expect([...new Set(letters)].filter((letter) => !EMPHASISED.includes(letter))).toEqual([])
})
