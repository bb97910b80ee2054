import { type FoundMarks, readMarks } from './read-marks.ts'
import { isAiSourceType } from './read-xmp.ts'

/** Kept in memory while it is read: more than any camera writes. */
export const MOST_MEGABYTES = 100
const MOST_BYTES = MOST_MEGABYTES * 1_048_576

/** `other`: something says where it comes from, but nothing read here says that it was AI. */
export const OUTCOMES = ['ai', 'other', 'none', 'unreadable', 'tooLarge'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Examined {
  outcome: Outcome
  /** Null where the file could not be read. */
  marks: FoundMarks | null
}

/** Reads a file she chose, here: it is sent nowhere. */
export async function examineFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Examined> {
  if (file.size > MOST_BYTES) return { outcome: 'tooLarge', marks: null }
  // A folder can be dropped too, and a file may be gone by now.
  const bytes = await file.arrayBuffer().catch(() => null)
  const marks = bytes && (await readMarks(new Uint8Array(bytes)))
  return { outcome: outcomeOf(marks), marks }
}

function outcomeOf(marks: FoundMarks | null): Outcome {
  if (!marks) return 'unreadable'
  if (isAiSourceType(marks.sourceType)) return 'ai'
  return marks.hasC2pa || marks.sourceType !== null ? 'other' : 'none'
}
