import { forget, remember, remembered } from '../tab-memory.ts'

/** Where a page leaves the toast that the next page shall show (a full load forgets everything else). */
const KEY = 'toast'

export interface HandedToast {
  key: string
  values: Record<string, string | number>
}

export function handToast({ key, values = {} }: Pick<HandedToast, 'key'> & Partial<HandedToast>): void {
  remember(KEY, JSON.stringify({ key, values }))
}

/** Takes the toast left by the page before; the second call finds nothing. */
export function takeToast(): HandedToast | null {
  const left = remembered(KEY)
  forget(KEY)
  return left === null ? null : readToast(left)
}

/** Read by hand: public pages take one too, and fetch no library for it. */
export function readToast(left: string): HandedToast | null {
  const { key, values = {} } = (parseJson(left) ?? {}) as { key?: unknown; values?: unknown }
  return typeof key === 'string' && areValues(values) ? { key, values } : null
}

const areValues = (values: unknown): values is HandedToast['values'] =>
  typeof values === 'object' &&
  values !== null &&
  Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
