import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PhotoNotices, type PhotoNoticesProps } from './photo-notices.tsx'

const draw = (facts: Partial<PhotoNoticesProps>) =>
  drawForTest(<PhotoNotices notice={null} onAdd={() => {}} queue={[]} removeError={null} {...facts} />)
const tooMany = (count: number, fit: number) => {
  const files = Array.from({ length: count }, (_, index) => new File([], `${index}.jpg`))
  return { kind: 'tooMany', count, first: files.slice(0, fit), others: files.slice(fit) } as const
}
const failed = {
  ...{ id: 'p1', name: 'plage.jpg', bytes: 10, batch: 1, previewUrl: null, before: [] },
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
  it.each([
    { files: 16, fit: 15, says: 'Celle-ci serait de trop\u00a0: 15.jpg.' },
    { files: 18, fit: 15, says: 'Celles-ci seraient de trop\u00a0: 15.jpg, 16.jpg, 17.jpg.' },
    { files: 20, fit: 15, says: 'Celles-ci seraient de trop\u00a0: 15.jpg, 16.jpg, 17.jpg et 2 autres.' },
  ])(
    '15 at most, when she chose $files at once: which to leave out, and the first $fit in one press',
    (row) => {
      const drawn = draw({ notice: tooMany(row.files, row.fit) })
      for (const words of ['15 photos au maximum', row.says, `Ajouter les ${row.fit} premières`])
        expect(drawn).toContain(words)
    },
  )
  it('15 at most, and no press where her slots are full', () =>
    expect(draw({ notice: tooMany(16, 0) })).not.toContain('<button'))
  it('nothing, when nothing did', () => expect(draw({})).not.toContain('<p'))
})
