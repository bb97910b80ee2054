import { type HairReading, readHair } from '../analysis/analyse.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Timed } from '../stopwatch.ts'
import { isHerHead, mayLay } from './judge/may-lay.ts'
import { layFace } from './lay/lay-face.ts'
import type { OneFace } from './read/read-made.ts'

/** A seam that is seen at arm's length: such a face is better left as it was made. OKLab. */
const MOST_SEAM = 0.1

/** A hosted picture in our framing, before it is scored. */
export interface Finished {
  picture: Picture
  /** Her photo, to be shown beside it. */
  before: Picture
  made: HairReading
  hers: HairReading
  /** See `seamError`; 0 where nothing was laid. */
  seam: number
  composited: boolean
}

/** A picture in a framing of its own: with her own face where it can be laid cleanly, else as it was made. */
export async function asLearned(made: OneFace, hers: HairReading, timed: Timed): Promise<Finished> {
  const read = await readHair(made.portrait, timed)
  const asMade: Finished = {
    ...{ picture: read.picture, before: hers.picture, made: read, hers },
    ...{ seam: 0, composited: false },
  }
  if (!isHerHead(read, hers) || !mayLay(read, hers)) return asMade
  const laid = await timed('composite', () => layFace(read, hers))
  return laid.seam > MOST_SEAM ? asMade : { ...asMade, ...laid, composited: true }
}
