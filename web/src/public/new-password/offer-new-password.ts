/** The form is what its page is for: it is fetched at once, and only there. Cut off, she is told instead of waiting. */
export async function offerNewPassword(): Promise<void> {
  const place = document.getElementById('new-password')
  if (!place) return
  try {
    const island = await import('./island.tsx')
    island.showNewPassword(place)
  } catch {
    place.setAttribute('role', 'alert')
    place.textContent = place.dataset.cutOff ?? ''
  }
}
