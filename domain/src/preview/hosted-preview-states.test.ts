import { describe, expect, it } from 'vitest'
import { HOSTED_PREVIEW_STATES, PREVIEW_UNDER_WAY, previewStatesBefore } from './hosted-preview-states.ts'

describe('a hosted preview', () => {
  it.each([
    { to: 'queued', from: [] },
    { to: 'making', from: ['queued', 'making'] },
    { to: 'ready', from: ['making'] },
    { to: 'failed', from: ['queued', 'making'] },
    { to: 'erased', from: ['queued', 'making', 'ready'] },
  ] as const)('becomes $to from $from and from nothing else', ({ to, from }) =>
    expect(previewStatesBefore(to)).toEqual([...from]),
  )
  it('is over once it is neither waiting nor being made', () =>
    expect(HOSTED_PREVIEW_STATES.filter((state) => !PREVIEW_UNDER_WAY.some((one) => one === state))).toEqual([
      'ready',
      'failed',
      'erased',
    ]))
})
