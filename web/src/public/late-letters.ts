/**
 * Where the letters wait for the picture that is seen first (`data-late-letters` on <html>, fonts.css), they are asked for
 * once it is painted, or cannot be had.
 */
export function fetchLateLetters(): void {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const ask = () => delete document.documentElement.dataset.lateLetters
  if (!first) ask()
  else first.decode().then(() => requestAnimationFrame(() => setTimeout(ask)), ask)
}
