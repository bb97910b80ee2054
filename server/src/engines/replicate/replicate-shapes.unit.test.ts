import { describe, expect, it } from 'vitest'
import { jobShape, seenOf } from './replicate-shapes.ts'

const seen = (more: object) =>
  seenOf(jobShape.parse({ id: 'p1', status: 'succeeded', output: null, ...more }))

describe('a job of Replicate', () => {
  it.each([
    ...([
      ['starting', 'queued'],
      ['processing', 'running'],
      ['succeeded', 'succeeded'],
    ] as const),
    ...([
      ['failed', 'failed'],
      ['canceled', 'canceled'],
      ['aborted', 'canceled'],
    ] as const),
  ])('that is %s is %s', (status, ours) => {
    expect(seen({ status }).status).toBe(ours)
  })
  it('of another status is no answer', () => {
    expect(jobShape.safeParse({ id: 'p1', status: 'paused' }).success).toBe(false)
  })
  it('made one picture or several, which count once it has succeeded', () => {
    const [one, two] = ['https://replicate.delivery/1.jpg', 'https://replicate.delivery/2.jpg']
    expect(seen({ output: one }).pictures).toEqual([{ url: one, flagged: false }])
    expect(seen({ output: [one, two] }).pictures.map(({ url }) => url)).toEqual([one, two])
    expect(seen({ output: [one], status: 'processing' }).pictures).toEqual([])
    expect(seen({ output: [] }).pictures).toEqual([])
  })
  it('learned what its output names, once it has succeeded', () => {
    const output = { version: 'maison/ondee-1:abc', weights: 'https://replicate.delivery/w.tar' }
    expect(seen({ output })).toMatchObject({ learned: 'maison/ondee-1:abc', pictures: [] })
    expect(seen({ output, status: 'failed' }).learned).toBeNull()
    expect(seen({ output: { version: 'abc' } }).learned).toBeNull()
  })
  it.each([
    [null, null],
    ['', null],
    ['loading', null],
    ['  0%|          | 0/28', 0],
    [' 7%|▋ | 2/28\n 50%|█████ | 14/28\r 53%|█████▎| 15/28', 0.53],
    ['100%|██████████| 28/28\nuploading', 1],
    ['100%|███| weights\n 3%|▎ | 30/1000', 0.03],
  ])('whose logs are %j is at %s', (logs, progress) => {
    expect(seen({ logs }).progress).toBe(progress)
  })
  it.each([
    ['NSFW content detected. Try another prompt.', true],
    ['The input or output was flagged as sensitive. Please try again with different inputs. (E005)', true],
    ['Prediction failed (E005)', true],
    ['CUDA out of memory', false],
    ['the file was flagged', false],
  ])('that failed with %j is flagged: %s', (error, isFlagged) => {
    expect(seen({ status: 'failed', error }).error).toBe(isFlagged ? `flagged: ${error}` : error)
  })
  it('whose error is no text is told in words all the same', () => {
    expect(seen({ status: 'failed', error: { code: 7 } }).error).toBe('{"code":7}')
  })
})
