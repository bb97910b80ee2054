import { describe, expect, it } from 'vitest'
import {
  REMOTE_JOB_STATUSES,
  remoteJobCanBecome,
  remoteJobIs,
  remoteStatusesBefore,
  UNDER_WAY,
} from './remote-job-states.ts'

const is = (status: (typeof REMOTE_JOB_STATUSES)[number]) => ({ status })

describe('what an image service was asked to do', () => {
  it.each([
    { from: 'asked', to: ['queued', 'running', 'succeeded', 'failed', 'canceled', 'lost'] },
    { from: 'queued', to: ['running', 'succeeded', 'failed', 'canceled', 'lost'] },
    { from: 'running', to: ['succeeded', 'failed', 'canceled', 'lost'] },
    { from: 'succeeded', to: ['lost'] },
    { from: 'failed', to: [] },
    { from: 'canceled', to: [] },
    { from: 'lost', to: [] },
  ] as const)('$from may become $to and nothing else', ({ from, to }) => {
    expect(REMOTE_JOB_STATUSES.filter((status) => remoteJobCanBecome(from, status))).toEqual([...to])
  })

  it('late news changes nothing: none of the ends is reached from another', () => {
    for (const end of ['succeeded', 'failed', 'canceled'] as const)
      expect(remoteStatusesBefore(end)).toEqual(['asked', 'queued', 'running'])
  })

  it('may cost as long as it is under way, and is over afterwards', () => {
    expect(REMOTE_JOB_STATUSES.filter((status) => !remoteJobIs.over(is(status)))).toEqual([...UNDER_WAY])
  })

  it('only one that succeeded has made something', () => {
    expect(REMOTE_JOB_STATUSES.filter((status) => remoteJobIs.succeeded(is(status)))).toEqual(['succeeded'])
  })
})
