import { expect, it } from 'vitest'
import { firstOfMonth } from './first-of-month.ts'

it.each([
  { words: '1 décembre 2026', language: 'fr', said: '1er décembre 2026' },
  { words: '1 décembre 2026 à 10:30', language: 'fr', said: '1er décembre 2026 à 10:30' },
  { words: '2 décembre 2026', language: 'fr', said: '2 décembre 2026' },
  { words: '11 décembre 2026', language: 'fr', said: '11 décembre 2026' },
  { words: '1 December 2026', language: 'en', said: '1 December 2026' },
] as const)('« $words » is said « $said » ($language)', ({ words, language, said }) =>
  expect(firstOfMonth(words, language)).toBe(said),
)
