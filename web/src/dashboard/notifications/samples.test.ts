import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { samplesFor } from './samples.ts'

const samples = samplesFor({
  firstName: 'Camille',
  transformation: 'Cuivré',
  usualWait: 'en quelques minutes',
})
const said = (language: 'fr' | 'en') => {
  const { t } = createTexts(language, { fr, en }[language])
  return samples.map(({ key, values, line }) =>
    [t(`toasts.${key}.title`, { ...values }), t(line ?? `toasts.${key}.description`, { ...values })].join(
      ' | ',
    ),
  )
}

describe('the notification tester', () => {
  // spec: 2.98
  it('shows fourteen different notifications', () => {
    expect(said('fr')).toHaveLength(14)
    expect(new Set(said('fr')).size).toBe(14)
  })
  // spec: 2.99
  it('counts 15 photos added, 5 missing, 15 at most', () =>
    expect(said('fr').join('\n')).toMatch(/15 photos ajoutées.*encore 5 photos.*15 photos au maximum/s))
  it.each(['fr', 'en'] as const)('leaves no hole in a sentence in %s', (language) =>
    expect(said(language).filter((words) => /\{\{|\}\}/.test(words))).toEqual([]),
  )
})
