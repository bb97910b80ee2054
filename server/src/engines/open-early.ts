import type { JudgedPhoto, Opening } from './renderer.ts'

export interface EarlyOpening<Judgement, Candidate> {
  /** The opening that these photos are enough for. */
  find(judged: JudgedPhoto<Judgement>[]): Opening<Candidate> | null
  make(candidate: Candidate): Promise<void>
}

/** Reads her photos, and says after each few which have been. */
type Read<Judgement> = (
  onRead: (judged: JudgedPhoto<Judgement>[]) => void,
  signal: AbortSignal,
) => Promise<JudgedPhoto<Judgement>[]>

export interface Opened<Judgement, Candidate> {
  judged: JudgedPhoto<Judgement>[]
  opening: Opening<Candidate> | null
  /** Until its picture is made: more may be begun beside it. */
  made: Promise<void>
}

/**
 * Begins an order with the first picture nobody could doubt while the rest of her photos are read: she sees it seconds
 * after she has paid. The same photos have the same opening, also where it was made before a break.
 */
export async function openEarly<Judgement, Candidate>(
  { find, make }: EarlyOpening<Judgement, Candidate>,
  read: Read<Judgement>,
  signal: AbortSignal,
): Promise<Opened<Judgement, Candidate>> {
  const lost = new AbortController()
  let opening: Opening<Candidate> | null = null
  let making: Promise<void> = Promise.resolve()
  const onRead = (judged: JudgedPhoto<Judgement>[]) => {
    if (opening) return
    opening = find(judged)
    if (!opening) return
    making = make(opening.candidate)
    // No more photos are read for an order that cannot go on.
    making.catch((cause) => lost.abort(cause))
  }
  try {
    const judged = await read(onRead, AbortSignal.any([signal, lost.signal]))
    return { judged, opening, made: making }
  } catch (cause) {
    // What is made beside it ends before the run does.
    await Promise.allSettled([making])
    throw cause
  }
}
