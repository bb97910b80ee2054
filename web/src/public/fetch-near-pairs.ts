const ONE_SCREEN_AHEAD = '100% 0px'

/** Pictures of pairs further down have no box, and are not fetched, until they come near. */
export function fetchNearPairs(): void {
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue
        target.classList.remove('pair-far')
        watch.unobserve(target)
      }
    },
    { rootMargin: ONE_SCREEN_AHEAD },
  )
  for (const far of document.querySelectorAll('.pair-far')) watch.observe(far)
}
