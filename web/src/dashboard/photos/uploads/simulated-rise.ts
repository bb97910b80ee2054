const EVERY_MS = 200
const LARGEST_STEP = 0.1
const CEILING = 0.9

/**
 * The progress of a photo whose bytes cannot be counted: random steps of up to 10 in 100 every 200 ms, never
 * above 90. Returns what stops it.
 */
export function simulateRise(onProgress: (share: number) => void, random = Math.random): () => void {
  let share = 0
  const timer = setInterval(() => {
    share = Math.min(CEILING, share + random() * LARGEST_STEP)
    onProgress(share)
  }, EVERY_MS)
  return () => clearInterval(timer)
}
