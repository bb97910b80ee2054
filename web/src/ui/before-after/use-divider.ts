import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { percentAfterKey, percentAtPoint } from './divider-position.ts'
import { gestureOf, type Point, takesDivider } from './touch-gesture.ts'

/**
 * The divider of a comparison, in percent, and what moves it. A mouse takes it wherever it presses; where pictures can be
 * swiped, a finger takes it where it is, and elsewhere swipes (-1 or 1) or taps it to its place.
 */
export function useDivider(onSwipe?: (step: -1 | 1) => void) {
  const [percent, setPercent] = useState(50)
  const awayFrom = useRef<Point | null>(null)
  const follow = (event: PointerEvent<HTMLElement>) =>
    setPercent(percentAtPoint(event.clientX, event.currentTarget.getBoundingClientRect()))
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    const isFinger = event.pointerType === 'touch'
    const swipes = onSwipe && isFinger && !takesDivider(event.clientX, frame, percent)
    awayFrom.current = swipes ? { x: event.clientX, y: event.clientY } : null
    event.currentTarget.setPointerCapture?.(event.pointerId)
    if (!swipes && event.buttons === 1) follow(event)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 1 && !awayFrom.current) follow(event)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = awayFrom.current
    awayFrom.current = null
    if (!from) return
    const gesture = gestureOf(from, { x: event.clientX, y: event.clientY })
    if (gesture === 'tap') follow(event)
    if (gesture === 'next') onSwipe?.(1)
    if (gesture === 'previous') onSwipe?.(-1)
  }
  const onPointerCancel = () => {
    awayFrom.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = percentAfterKey(event.key, percent)
    if (next === null) return
    event.preventDefault()
    setPercent(next)
  }
  return {
    percent,
    setPercent,
    onKeyDown,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}
