import { vi } from 'vitest'

/** For tests: every call waits until it is answered here, in whichever order. */
export function holdCalls() {
  const held = new Map<string, (answer: Response) => void>()
  vi.stubGlobal('fetch', (path: string) => new Promise((answer) => held.set(path, answer)))
  return {
    /** Those that wait. */
    asked: () => [...held.keys()],
    answer: async (path: string, body: unknown) => {
      held.get(path)?.(Response.json(body))
      held.delete(path)
      await turn()
    },
  }
}

/** All that follows of itself has happened. */
export const turn = () => new Promise((done) => setTimeout(done, 0))
