/** The form is what its page is for: fetched at once, and only there. Cut off, she is told instead of waiting. */
export async function offerWithdrawal(): Promise<void> {
  const place = document.getElementById('withdrawal')
  if (!place) return
  try {
    const island = await import('./island.tsx')
    await island.showWithdrawal(place)
  } catch {
    place.setAttribute('role', 'alert')
    place.textContent = place.dataset.cutOff ?? ''
  }
}
