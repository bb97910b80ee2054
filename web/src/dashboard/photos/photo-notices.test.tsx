import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PhotoNotices, type PhotoNoticesProps } from './photo-notices.tsx'

const draw = (facts: Partial<PhotoNoticesProps>) =>
  drawForTest(<PhotoNotices notice={null} queue={[]} removeError={null} {...facts} />)
const failed = {
  ...{ id: 'p1', name: 'plage.jpg', bytes: 10, batch: 1, previewUrl: null },
  state: { step: 'failed', sentence: '' },
} as const

describe('what went wrong with her photos stands on the page', () => {
  // spec: 8.38
  it('« Erreur lors de l’upload »', () =>
    expect(draw({ queue: [failed] })).toMatch(/role="alert".*Erreur lors de l’upload\. /s))
  // spec: 8.39
  it('« Erreur lors de la suppression », with what the server said', () =>
    expect(
      draw({ removeError: new ApiError({ status: 503, code: 'unavailable', sentence: 'Un instant.' }) }),
    ).toContain('Erreur lors de la suppression. Un instant.'))
  it('15 at most, when she chose more at once', () =>
    expect(draw({ notice: { kind: 'tooMany', count: 16 } })).toContain('15 photos au maximum'))
  it('nothing, when nothing did', () => expect(draw({})).not.toContain('<p'))
})
