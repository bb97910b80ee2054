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
        void whenWanted(target).then(() => fetchPair(target))
        watch.unobserve(target)
      }
    },
    { rootMargin: ONE_SCREEN_AHEAD },
  )
  for (const far of document.querySelectorAll('.pair-far')) watch.observe(far)
}

/** The hero is whole with its first picture; what the divider uncovers comes before her hand is there. */
const whenWanted = (pair: Element): Promise<void> =>
  pair.classList.contains('compare-halves') ? firstSign() : Promise.resolve()

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** That somebody is there: a finger, a mouse, a key. */
function firstSign(): Promise<void> {
  const seen = new AbortController()
  return new Promise((resolve) => {
    const note = () => {
      seen.abort()
      resolve()
    }
    for (const sign of SIGNS)
      addEventListener(sign, note, { passive: true, capture: true, signal: seen.signal })
  })
}

function fetchPair(pair: Element): void {
  pair.classList.remove('pair-far')
  // Nothing of such a picture may be in sight until a divider moves: browsers would wait for that.
  for (const picture of pair.querySelectorAll('img')) picture.loading = 'eager'
}
