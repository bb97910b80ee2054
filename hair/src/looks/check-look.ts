import { analyseAfresh } from '../analysis/analyse.ts'
import type { HeadShape } from '../contract.ts'
import { type LookFaultCode, lookFaults } from '../cut/look/look-gate.ts'
import { headShape } from '../face/head-shape.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { stopwatch } from '../stopwatch.ts'
import { faultSentence } from './fault-sentence.ts'
import { ownTone } from './own-tone.ts'

/** What is said of a picture that is to become a look. */
export interface LookReport {
  serves: boolean
  /** Why not; empty when it serves. */
  faults: { code: 'no_face' | LookFaultCode; sentence: string }[]
  head: HeadShape | null
  /** Its colour in colourist notation, as the picture shows it. */
  tone: string | null
}

const NO_FACE = {
  code: 'no_face',
  sentence: 'No face was found. The look needs one: it tells where the hair belongs.',
} as const

/**
 * Says whether a picture may lend its hair, and if not everything that speaks against it.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function checkLook(source: PhotoSource): Promise<LookReport> {
  const analysis = await analyseAfresh(source, stopwatch().timed)
  if (!analysis) return { serves: false, faults: [NO_FACE], head: null, tone: null }
  const faults = lookFaults(analysis).map((fault) => ({ code: fault.code, sentence: faultSentence(fault) }))
  return {
    serves: faults.length === 0,
    faults,
    head: headShape(analysis.face),
    tone: ownTone(analysis.lab, analysis.matte),
  }
}
