/** What the page « Essayer » is for: fetched at once, and only there. Cut off, she is told instead of waiting. */
export async function offerTryOn(): Promise<void> {
  const place = document.getElementById('try-on')
  if (!place) return
  try {
    const island = await import('./island.tsx')
    island.showTryOn(place)
  } catch {
    place.setAttribute('role', 'alert')
    place.textContent = place.dataset.cutOff ?? ''
  }
}
