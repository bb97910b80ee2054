import { POSITION_MAX } from '@app/domain/courses/courses-api.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Not at the first lines, and not at the last: from there she is led back. */
const WORTH_GOING_BACK = { from: 60, to: 950 }
const SETTLED_MS = 800

interface ReadingPosition {
  /** Where she left it, in thousandths. */
  from: number
  keep: (position: number) => Promise<unknown>
}

/** Leads her back to where she left the text, and keeps where she is whenever she stops scrolling. Whether she was led back. */
export function useReadingPosition(
  text: RefObject<HTMLElement | null>,
  { from, keep }: ReadingPosition,
): boolean {
  const isBack = from >= WORTH_GOING_BACK.from && from <= WORTH_GOING_BACK.to
  const [start] = useState({ from, isBack })
  const keeping = useRef(keep)
  keeping.current = keep

  useEffect(() => {
    if (start.isBack && text.current) window.scrollTo({ top: topAt(text.current, start.from) })
  }, [start, text])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // Where it could not be kept, the next stop keeps it.
        if (text.current) void keeping.current(positionIn(text.current)).catch(() => null)
      }, SETTLED_MS)
    }
    window.addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', settle)
    }
  }, [text])
  return start.isBack
}

/** How much of the text has passed the top of the window. */
export function positionOf(box: { top: number; height: number }): number {
  if (box.height <= 0) return 0
  return Math.round(Math.min(1, Math.max(0, -box.top / box.height)) * POSITION_MAX)
}

const positionIn = (text: HTMLElement): number => positionOf(text.getBoundingClientRect())

const topAt = (text: HTMLElement, position: number): number => {
  const { top, height } = text.getBoundingClientRect()
  return window.scrollY + top + (height * position) / POSITION_MAX
}
