import type { SketchWatch } from '@app/hair/preview-contract.ts'
import type { WorkerRequest } from '@app/hair/worker-contract.ts'

/** What a picture thread is asked. */
export type Call = WorkerRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never
/** Who waits for it: somebody at the screen; somebody who is to hear of her photos; an order, which takes minutes anyway. */
export const RANKS = ['first', 'soon', 'last'] as const
export type Rank = (typeof RANKS)[number]
export type Waiting = {
  call: Call
  rank: Rank
  watch?: SketchWatch | undefined
  /** Since when, ms. */
  since: number
  done: (result: unknown) => void
  failed: (error: Error) => void
}

/** The photo whose reading a thread remembers for the next call about it. */
export const photoOf = ({ call, args }: Call): string | null => {
  if (call === 'judgePhoto' || call === 'describeHair') return args[0]
  if (call === 'sketchPhoto') return typeof args[0] === 'string' ? args[0] : null
  return call === 'makeReady' || call === 'transform' ? args[0].photo : null
}

/** What loads, at its first call, all the networks a photo is read with. */
export const READS_HAIR: ReadonlySet<Call['call']> = new Set<Call['call']>([
  'loadNetworks',
  'judgePhoto',
  'sketchPhoto',
  'describeHair',
  'checkLook',
  'makeReady',
  'transform',
])
