import { takeToast } from '../../ui/toasts/handed-toast.ts'
import { TOAST_DURATIONS } from '../../ui/toasts/toast-rules.ts'
import { whenSeen } from '../../ui/toasts/when-seen.ts'

export interface PublicToast {
  type: 'success' | 'error'
  title: string
  description: string
  /** Not read aloud: a form says the same. */
  isSilent?: boolean
}

const placeOfToasts = (): HTMLElement | null => document.getElementById('toasts')
let leaving: ReturnType<typeof setTimeout> | undefined

/** One notification at a time; hover and focus stop its clock. */
export function showToast(toast: PublicToast): void {
  whenSeen(() => put(toast))
}

/** What the page before left to say. */
export function showHandedToast(): void {
  const handed = takeToast()
  const sayings: Record<string, PublicToast> = JSON.parse(placeOfToasts()?.dataset.sayings ?? '{}')
  const saying = sayings[handed?.key ?? '']
  if (saying) showToast(saying)
}

/** A dialog that closes takes along what stands in it. */
export function keepToasts(): void {
  const place = placeOfToasts()
  if (!place?.closest('dialog')) return
  document.body.append(place)
  if (cardIn(place)) place.showPopover?.()
}

function put({ type, title, description, isSilent }: PublicToast): void {
  const place = placeOfToasts()
  const card = place?.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  if (!place || !(card instanceof HTMLElement)) return
  takeAway(place)
  // What stands beside an open dialog can be neither read nor pressed.
  const front = document.querySelector('dialog:modal') ?? document.body
  if (place.parentElement !== front) front.append(place)
  place.ariaLive = isSilent ? 'off' : 'polite'
  place.showPopover?.()
  fill(card, { title, description })
  const sign = card.querySelector<HTMLElement>(`[data-sign=${type}]`)
  if (sign) sign.hidden = false
  place.append(card)
  stayFor(TOAST_DURATIONS[type], place, card)
}

function fill(card: HTMLElement, words: Record<'title' | 'description', string>): void {
  for (const part of ['title', 'description'] as const) {
    const place = card.querySelector(`[data-says=${part}]`)
    if (place) place.textContent = words[part]
  }
}

const cardIn = (place: HTMLElement) => place.querySelector('.public-toast')

function takeAway(place: HTMLElement): void {
  clearTimeout(leaving)
  cardIn(place)?.remove()
  if (place.matches(':popover-open')) place.hidePopover()
}

function stayFor(milliseconds: number, place: HTMLElement, card: HTMLElement): void {
  const count = () => {
    clearTimeout(leaving)
    leaving = setTimeout(() => takeAway(place), milliseconds)
  }
  count()
  for (const held of ['pointerenter', 'focusin']) card.addEventListener(held, () => clearTimeout(leaving))
  for (const left of ['pointerleave', 'focusout']) card.addEventListener(left, count)
  card.querySelector('button')?.addEventListener('click', () => takeAway(place))
}
