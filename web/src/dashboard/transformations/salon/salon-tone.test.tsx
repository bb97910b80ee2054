import type { Language } from '@app/texts/languages.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { SalonTone } from './salon-tone.tsx'

const wordsOf = (tone: string, language: Language = 'fr') =>
  drawForTest(<SalonTone tone={tone} style="balayage_doux" />, { language }).replaceAll(/<[^>]+>/g, '')

it.each([
  { tone: '8.34', depth: '8, blond clair', reflect: '.34, doré d’abord, cuivré ensuite, plus discret' },
  { tone: '7.44', depth: '7, blond', reflect: '.44, cuivré intense' },
  { tone: '1.0', depth: '1, noir', reflect: '.0, naturel' },
  { tone: '7.03', depth: '7, blond', reflect: '.03, à peine doré' },
  { tone: '6.7', depth: '6, blond foncé', reflect: '.7, selon le nuancier du fabricant' },
])('$tone is said « $depth » and « $reflect »', ({ tone, depth, reflect }) => {
  const words = wordsOf(tone)
  expect(words).toContain(depth)
  expect(words).toContain(reflect)
})

it('the same in English', () => expect(wordsOf('8.34', 'en')).toContain('golden first, then copper'))
