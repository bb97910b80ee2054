import { afterEach, describe, expect, it, vi } from 'vitest'
import { callHook } from '../shell/draw-knowing.tsx'
import { sampleTransformation } from './sample-transformation.ts'
import { useSayFinished } from './say-finished.ts'

const say = vi.hoisted(() => vi.fn())
vi.mock('../shell/say.ts', () => ({ useSay: () => say }))
afterEach(() => say.mockClear())

describe('the end of a transformation is said (spec §4)', () => {
  it('when it is complete, with the number of its images and the way to them', () => {
    callHook(useSayFinished)(sampleTransformation({ sessionStatus: 'completed', imagesCount: 20 }))
    expect(say).toHaveBeenCalledWith('generationCompleted', {
      values: { count: 20 },
      action: { label: 'Voir', onPress: expect.any(Function) },
    })
  })
  it('when it has failed', () => {
    callHook(useSayFinished)(sampleTransformation({ sessionStatus: 'failed' }))
    expect(say).toHaveBeenCalledWith('generationError', { description: 'Vous pouvez réessayer.' })
  })
})
