import { type Band, clearTop } from './clear-top.ts'

const CLEAR = '--toasts-clear'
/** What she is to fill in or to answer. */
const ASKED = 'input, textarea, select, [role=alertdialog]'
/** Notifications stand bottom right from here on, where nothing is asked. */
const DESKTOP = '(min-width: 900px)'
/** The buttons at the foot of a phone stay free. */
const FOOT = 96
/** After any of these something may stand elsewhere. */
const MOVES = ['scroll', 'focusin', 'transitionend', 'animationend'] as const

/** On a phone, a notification steps below the field or the question it would cover, as long as it is shown. */
export function standClear(card: HTMLElement | null): (() => void) | undefined {
  const place = card?.parentElement
  if (!card || !place) return undefined
  const stand = () => place.style.setProperty(CLEAR, `${shiftOf(place, card.offsetHeight)}px`)
  stand()
  const over = new AbortController()
  for (const move of MOVES)
    addEventListener(move, stand, { capture: true, passive: true, signal: over.signal })
  addEventListener('resize', stand, { signal: over.signal })
  const watch = new MutationObserver(stand)
  watch.observe(document.body, { childList: true })
  return () => {
    over.abort()
    watch.disconnect()
  }
}

function shiftOf(place: HTMLElement, height: number): number {
  if (matchMedia(DESKTOP).matches) return 0
  const shifted = Number.parseFloat(place.style.getPropertyValue(CLEAR)) || 0
  const top = place.getBoundingClientRect().top - shifted
  return clearTop({ top, bottom: top + height }, askedBeside(place), innerHeight - FOOT) - top
}

/** From the label of each field in sight to its end. An urgent notification is an alertdialog itself, and asks nothing. */
const askedBeside = (place: HTMLElement): Band[] =>
  [...document.querySelectorAll<HTMLElement>(ASKED)].flatMap((asked) => {
    if (place.contains(asked)) return []
    const own = asked.getBoundingClientRect()
    // Hidden ones, and those that are drawn by something else.
    if (own.width <= 1 || own.bottom <= 0 || own.top >= innerHeight) return []
    const labels = asked instanceof HTMLInputElement ? [...(asked.labels ?? [])] : []
    return [
      {
        top: Math.min(own.top, ...labels.map((label) => label.getBoundingClientRect().top)),
        bottom: own.bottom,
      },
    ]
  })
