import { firstPicture } from './picture-first.ts'

const ONE_SCREEN_AHEAD = '100% 0px'

/** Pictures of pairs further down have no box, and are not fetched, until they come near and all that is seen first is there. */
export async function fetchNearPairs(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  await firstPicture()
  watchPairs()
}

function watchPairs(): void {
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue
        target.classList.remove('pair-far')
        // Of the hero's second picture nothing is seen until the divider moves: browsers would wait for that.
        for (const picture of target.querySelectorAll('img')) picture.loading = 'eager'
        watch.unobserve(target)
      }
    },
    { rootMargin: ONE_SCREEN_AHEAD },
  )
  for (const far of document.querySelectorAll('.pair-far')) watch.observe(far)
}
