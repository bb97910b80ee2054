/** Once the picture that a page is seen by is painted, or cannot be had; at once where there is none. */
export function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture) return Promise.resolve()
  return picture.decode().then(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    () => undefined,
  )
}

/** Where letters and drawings wait for it (`data-picture-first` on <html>; fonts.css, hero.css), they are asked for then. */
export async function fetchAfterPicture(): Promise<void> {
  await firstPicture()
  delete document.documentElement.dataset.pictureFirst
}
