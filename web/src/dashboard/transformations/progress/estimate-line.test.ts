import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { sampleTransformation } from '../sample-transformation.ts'
import { estimateLine } from './estimate-line.ts'

const { progress } = sampleTransformation()
const MINUTE = 60
const lineOf = (low: number, high: number, facts: Partial<typeof progress> = {}) =>
  estimateLine({
    status: 'training',
    progress: { ...progress, estimate: { fromSeconds: low, toSeconds: high }, ...facts },
  })
const said = (language: 'fr' | 'en', low: number, high: number) => {
  const line = lineOf(low, high)
  const { t } = createTexts(language, { fr, en }[language])
  return line && t(`transformations.estimate.${line.key}`, line.values).replaceAll('\u00a0', ' ')
}

describe('how much longer it takes', () => {
  it.each([
    { low: 4 * MINUTE, high: 9 * MINUTE, french: 'En général, encore 4 à 9 minutes' },
    { low: 1 * MINUTE, high: 2 * MINUTE, french: 'En général, encore 1 à 2 minutes' },
    { low: 5 * MINUTE, high: 5 * MINUTE, french: 'Encore 5 minutes environ' },
    { low: 1 * MINUTE, high: 1 * MINUTE, french: 'Encore 1 minute environ' },
    { low: 0, high: 3 * MINUTE, french: 'En général, encore 3 minutes au plus' },
    { low: 0, high: 1 * MINUTE, french: 'En général, encore 1 minute au plus' },
    { low: 0, high: 0, french: 'En général, encore 1 minute au plus' },
    { low: 40 * MINUTE, high: 89 * MINUTE, french: 'En général, encore 40 à 89 minutes' },
    { low: 40 * MINUTE, high: 90 * MINUTE, french: 'En général, encore 1 à 2 heures' },
    { low: 20 * MINUTE, high: 91 * MINUTE, french: 'En général, encore 2 heures au plus' },
    { low: 100 * MINUTE, high: 140 * MINUTE, french: 'Encore 2 heures environ' },
    { low: 180 * MINUTE, high: 600 * MINUTE, french: 'En général, encore 3 à 10 heures' },
  ])('$low to $high seconds: $french', ({ low, high, french }) => expect(said('fr', low, high)).toBe(french))
  it.each([
    { low: 4 * MINUTE, high: 9 * MINUTE, english: 'Usually 4 to 9 more minutes' },
    { low: 1 * MINUTE, high: 1 * MINUTE, english: 'About 1 more minute' },
    { low: 0, high: 2 * MINUTE, english: 'Usually 2 more minutes at most' },
    { low: 100 * MINUTE, high: 140 * MINUTE, english: 'About 2 more hours' },
  ])('$low to $high seconds in English: $english', ({ low, high, english }) =>
    expect(said('en', low, high)).toBe(english),
  )
})

describe('nothing is said of it', () => {
  it('where nothing is known', () => expect(lineOf(60, 120, { estimate: null })).toBeNull())
  it('while others are before her, here or at the service', () => {
    expect(lineOf(60, 120, { queuePosition: 1 })).toBeNull()
    expect(lineOf(60, 120, { stage: 'learning', stageQueue: 1 })).toBeNull()
    expect(lineOf(60, 120, { stage: 'learning', stageQueue: 0 })).not.toBeNull()
  })
  it.each(['completed', 'failed'] as const)('once it is $status', (status) => {
    const estimate = { fromSeconds: 60, toSeconds: 120 }
    expect(estimateLine({ status, progress: { ...progress, estimate } })).toBeNull()
  })
})
