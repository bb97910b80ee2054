import { percentAfterKey, percentAtPoint } from '../ui/before-after/divider-position.ts'

/** Before/after pictures move with the finger, the mouse and the arrow keys. */
export function moveComparisons(): void {
  for (const range of document.querySelectorAll<HTMLInputElement>('input[data-compare]')) follow(range)
}

function follow(range: HTMLInputElement): void {
  const toPointer = (event: PointerEvent) => {
    if (event.buttons === 1) moveTo(range, percentAtPoint(event.clientX, range.getBoundingClientRect()))
  }
  range.addEventListener('pointerdown', toPointer)
  range.addEventListener('pointermove', toPointer)
  range.addEventListener('input', () => moveTo(range, range.valueAsNumber))
  range.addEventListener('keydown', (event) => {
    const next = percentAfterKey(event.key, range.valueAsNumber)
    if (next === null) return
    event.preventDefault()
    moveTo(range, next)
  })
}

function moveTo(range: HTMLInputElement, percent: number): void {
  range.value = String(percent)
  range.setAttribute('aria-valuetext', (range.dataset.compare ?? '').replace('{percent}', String(percent)))
  range.parentElement?.style.setProperty('--split', `${percent}%`)
}
