import type { Page } from '@playwright/test'

/** No movement of ours lasts longer. */
const LONGEST_MS = 1000

/** Between two colours that fade into each other, a page has the contrast of neither. */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async (most) => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume))
    const drawn = async () => {
      await frame()
      await frame()
    }
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' &&
            Number.isFinite(animation.effect?.getComputedTiming().endTime),
        )
    const late = new Promise<'late'>((resume) => setTimeout(() => resume('late'), most))
    // A change of scheme is drawn in the next frame, and its transitions begin there; those of what inherits a colour
    // that fades begin when it has ended.
    await drawn()
    while (moving().length > 0) {
      const ends = Promise.allSettled(moving().map((animation) => animation.finished))
      if ((await Promise.race([ends, late])) === 'late') return
      await drawn()
    }
  }, LONGEST_MS)
}
