import { z } from 'zod'
import { forget, remember, remembered } from '../tab-memory.ts'

/** Where a page leaves the toast that the next page shall show (a full load forgets everything else). */
const KEY = 'toast'

const handedSchema = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
export type HandedToast = z.infer<typeof handedSchema>

export function handToast(toast: { key: string; values?: Record<string, string | number> }): void {
  remember(KEY, JSON.stringify(toast))
}

/** Takes the toast left by the page before; the second call finds nothing. */
export function takeToast(): HandedToast | null {
  const left = remembered(KEY)
  forget(KEY)
  return left === null ? null : readToast(left)
}

export function readToast(left: string): HandedToast | null {
  const read = handedSchema.safeParse(parseJson(left))
  return read.success ? read.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
