import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { TransformationCard } from './transformation-card.tsx'

const render = (facts: Partial<Transformation>, language: Language = 'fr') =>
  drawForTest(<TransformationCard transformation={sampleTransformation(facts)} />, { language })

const { progress } = sampleTransformation()

describe('each status has its word', () => {
  it('En attente', () => expect(render({ status: 'pending' })).toContain('En attente'))
  // spec: 4.6
  it('Entraînement', () => expect(render({ status: 'training' })).toContain('Entraînement'))
  // spec: 4.7
  it('Génération', () => expect(render({ status: 'generating' })).toContain('Génération'))
  // spec: 2.45, 4.5
  it('Terminée', () => expect(render({ status: 'completed' })).toContain('Terminée'))
  // spec: 4.9
  it('Échec', () => expect(render({ status: 'failed' })).toContain('Échec'))
})

// spec: 2.44
it('the card says when it was created', () =>
  expect(render({ createdAt: '2020-11-18T09:30:00.000Z' })).toContain('>18 novembre 2020</time>'))

describe('the card says one true line', () => {
  it('the place in the queue', () =>
    expect(render({ progress: { ...progress, queuePosition: 1 } })).toContain(
      '1 transformation avant la vôtre',
    ))
  it('the photos read', () =>
    expect(render({ status: 'training', progress: { ...progress, photosRead: 6 } })).toContain(
      'Nous analysons vos photos\u00a0: 6 sur 15',
    ))
  it('how much of her face is learned, with a bar that says the same, and how much longer it takes', () => {
    const estimate = { fromSeconds: 240, toSeconds: 540 }
    const learning = { ...progress, stage: 'learning', stageProgress: 0.4, estimate } as const
    const card = render({ status: 'training', progress: learning })
    expect(card).toContain('L’IA apprend votre visage\u00a0: 40\u202f%')
    expect(card).toContain('aria-valuenow="40"')
    expect(card).toContain('En général, encore 4 à 9 minutes')
    expect(render({ status: 'training', progress: learning }, 'en')).toContain('learning your face: 40%')
  })
  it('the images ready, with a bar that says the same', () => {
    const card = render({ status: 'generating', imagesCount: 8 })
    expect(card).toContain('8 images sur 20')
    expect(card).toContain('aria-valuenow="8"')
    expect(card).toContain('aria-valuemax="20"')
  })
  it('the images delivered', () =>
    expect(render({ status: 'completed', imagesCount: 20 })).toContain('>20 images<'))
  it('the credits given back for missing images', () =>
    expect(render({ status: 'completed', imagesCount: 17, refund: { credits: 3, cents: 0 } })).toContain(
      '17 images sur 20. 3 crédits vous ont été rendus.',
    ))
  it('the money given back after a failure', () =>
    expect(render({ status: 'failed', refund: { credits: 0, cents: 2490 } })).toContain(
      '24,90\u00a0€ vous ont été remboursés.',
    ))
  it('the same in English', () =>
    expect(render({ status: 'failed', refund: { credits: 0, cents: 2490 } }, 'en')).toContain(
      '€24.90 was refunded to you.',
    ))
})

describe('the whole card leads to the page of the transformation', () => {
  it('by its name', () =>
    expect(render({})).toContain('href="/dashboard/transformations/0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11"'))
})

describe('the picture of the card tells the state', () => {
  it('shows the first image as soon as there is one', () =>
    expect(render({ status: 'generating', coverUrl: '/api/images/1/thumbnail' })).toContain(
      'src="/api/images/1/thumbnail"',
    ))
  it('shows the style in grey after a failure', () => {
    const card = render({ status: 'failed' })
    expect(card).toContain('src="/art/styles/ondulations_soleil.webp"')
    expect(card).toContain('grayscale')
  })
})
