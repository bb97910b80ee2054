/** What the page « Vérifier une image » is for: fetched at once, and only there. Cut off, she is told instead of waiting. */
export async function offerVerification(): Promise<void> {
  const place = document.getElementById('verify-image')
  if (!place) return
  try {
    const { verifyImages } = await import('./verify-images.ts')
    verifyImages(place)
  } catch {
    place.setAttribute('role', 'alert')
    place.textContent = place.dataset.cutOff ?? ''
  }
}
