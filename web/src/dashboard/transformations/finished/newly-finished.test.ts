import { describe, expect, it } from 'vitest'
import { sampleTransformation } from '../sample-transformation.ts'
import { newlyFinished } from './newly-finished.ts'

const underWay = sampleTransformation({ status: 'generating' })
const completed = sampleTransformation({ status: 'completed' })
const failed = sampleTransformation({ status: 'failed' })

describe('a toast announces a transformation that ends while the page is open', () => {
  it('when it completes', () => expect(newlyFinished([underWay], [completed])).toEqual([completed]))
  // spec: 4.34
  it('when it fails', () => expect(newlyFinished([underWay], [failed])).toEqual([failed]))
  it('but not one that had ended before', () => expect(newlyFinished([completed], [completed])).toEqual([]))
  it('nor one that was never seen under way', () => expect(newlyFinished([], [completed])).toEqual([]))
  it('nor anything at the first answer', () => expect(newlyFinished(undefined, [completed])).toEqual([]))
})
