import { pages } from '@app/domain/routes.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callHook, knowing } from '../../testing/draw-knowing.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { useNotifyFinished } from './notify-finished.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
afterEach(() => notify.mockClear())

describe('the end of a transformation is said', () => {
  // spec: 4.33, 8.28
  it('when it is complete, with the number of its images and the way to them', () => {
    callHook(useNotifyFinished)(sampleTransformation({ status: 'completed', imagesCount: 20 }))
    expect(notify).toHaveBeenCalledWith('generationCompleted', {
      values: { count: 20 },
      action: { label: 'Voir', onPress: expect.any(Function) },
    })
  })
  it('without a way to the page she is on', () => {
    const completed = sampleTransformation({ status: 'completed', imagesCount: 20 })
    callHook(useNotifyFinished, knowing({}), pages.transformation(completed.id))(completed)
    expect(notify).toHaveBeenCalledWith('generationCompleted', { values: { count: 20 } })
  })
  // spec: 4.34, 8.13
  it('when it has failed', () => {
    callHook(useNotifyFinished)(sampleTransformation({ status: 'failed' }))
    expect(notify).toHaveBeenCalledWith('generationError', { description: 'Vous pouvez réessayer.' })
  })
  describe('of more images', () => {
    const before = sampleTransformation({
      status: 'generating',
      imagesCount: 5,
      extension: { images: 5, ready: 0, credits: 5 },
    })
    const endWith = (facts: Partial<Transformation>) =>
      callHook(useNotifyFinished)(sampleTransformation({ status: 'completed', ...facts }), before)
    it('only the new ones are counted', () => {
      endWith({ imagesCount: 9, refund: { credits: 1, cents: 0 } })
      expect(notify).toHaveBeenCalledWith(
        'generationCompleted',
        expect.objectContaining({ values: { count: 4 } }),
      )
    })
    it('none came: what was given back is said', () => {
      endWith({ imagesCount: 5, refund: { credits: 5, cents: 0 } })
      expect(notify).toHaveBeenCalledWith('generationError', {
        description: '5 crédits rendus. Vous pouvez réessayer.',
      })
    })
  })
})
