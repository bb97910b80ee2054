import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { DraftGap } from './draft-gap.tsx'

const draw = (error: Error | null) => drawForTest(<DraftGap error={error} onRetry={() => undefined} />)
const missing = new ApiError({ status: 404, code: 'draft_missing', sentence: 'Aucun brouillon disponible' })

describe('a draft that could not be fetched', () => {
  // spec: 8.35
  it('« Erreur lors de la récupération du brouillon », with a way to try again', () =>
    expect(draw(new Error('cut'))).toMatch(
      /role="alert".*Erreur lors de la récupération du brouillon.*<button.*Réessayer/s,
    ))
  // spec: 8.36
  it('« Aucun brouillon disponible », when the server said so', () =>
    expect(draw(missing)).toContain('Aucun brouillon disponible. '))
  it('is no error while it is on its way', () => expect(draw(null)).not.toContain('Erreur'))
})
