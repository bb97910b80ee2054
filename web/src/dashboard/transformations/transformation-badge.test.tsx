import { transformationSchema } from '@app/domain/transformations/transformations-api.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { sampleTransformation } from './sample-transformation.ts'
import { TransformationBadge } from './transformation-badge.tsx'

/** The badge of a transformation of which the server says this. */
function draw(sessionStatus: string): string {
  const told = { ...transformationSchema.encode(sampleTransformation()), sessionStatus }
  return drawForTest(<TransformationBadge status={transformationSchema.parse(told).status} />)
}
const TURNING = 'animate-spin'

describe('the badge of a transformation', () => {
  it.each(['training', 'generating'])(
    // spec: 4.8
    'turns while it is %s',
    (status) => expect(draw(status)).toContain(TURNING),
  )
  it.each(['pending', 'completed', 'failed'])('stands still when it is %s', (status) =>
    expect(draw(status)).not.toContain(TURNING),
  )
  it.each(['pending', 'paused', ''])(
    // spec: 4.10
    'says « En attente » of the status %j',
    (status) => expect(draw(status)).toContain('En attente</span>'),
  )
})
