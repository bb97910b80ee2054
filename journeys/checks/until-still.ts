import type { Page } from '@playwright/test'

/** No movement of ours lasts longer. */
const LONGEST_MS = 1000

/** Between two colours that fade into each other, a page has the contrast of neither. */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async (most) => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume))
    // A change of scheme is drawn in the next frame, and its transitions begin there.
    await frame()
    await frame()
    const ends = document
      .getAnimations()
      .filter((it) => it.playState === 'running' && Number.isFinite(it.effect?.getComputedTiming().endTime))
      .map((it) => it.finished)
    await Promise.race([Promise.allSettled(ends), new Promise((resume) => setTimeout(resume, most))])
  }, LONGEST_MS)
}
