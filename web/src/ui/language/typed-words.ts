import { forget, remember, remembered } from '../tab-memory.ts'

const KEY = 'typed'

type Words = Record<string, string>

/** What is typed in each field and nobody has yet but she. */
const typing = new Map<string, string>()

/** Given by the page before: its browser has forgotten it, whether a field of this one takes it or not. */
const handed = takeHanded()

function takeHanded(): Map<string, string> {
  const kept = remembered(KEY)
  forget(KEY)
  return new Map(Object.entries(kept === null ? {} : (JSON.parse(kept) as Words)))
}

/** The same page is about to be loaded in her other language: what she is typing goes with her, and nowhere else. */
export function handTyped(): void {
  if (typing.size > 0) remember(KEY, JSON.stringify(Object.fromEntries(typing)))
}

export const handedTo = (field: string): string | undefined => handed.get(field)

/** Given once: a form that is opened anew is empty. */
export function keepTyping(field: string, words: string): void {
  handed.delete(field)
  typing.set(field, words)
}

export function dropTyping(field: string): void {
  handed.delete(field)
  typing.delete(field)
}
