import type { Page } from '@playwright/test'

/** Direction 5: a finger needs this much, in CSS pixels. */
const LEAST = 44

/** Controls smaller than a fingertip. A link within a sentence is as high as its line (WCAG 2.5.8 allows it). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=radio], [role=checkbox], [role=tab], [role=switch]'
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isThere(element) || isInSentence(element)) continue
      const { width, height } = areaOf(element)
      // Half a pixel is lost to rounding.
      if (width < least - 0.5 || height < least - 0.5)
        found.push(`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`)
    }
    return found

    function isThere(element: HTMLElement): boolean {
      const { width, height, bottom } = element.getBoundingClientRect()
      const isHidden = element.closest('[inert], [aria-hidden=true]') !== null
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        bottom > 0 &&
        !isHidden
      )
    }

    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.innerText.trim() ?? ''
      return around.length > element.innerText.trim().length
    }

    /** What may be pressed: the element, what it stretches over the card it stands in, and its label. */
    function areaOf(element: HTMLElement): { width: number; height: number } {
      const boxes = [element.getBoundingClientRect()]
      const cover = getComputedStyle(element, '::after')
      if (cover.content !== 'none' && cover.position === 'absolute' && element.offsetParent)
        boxes.push(element.offsetParent.getBoundingClientRect())
      const label = element.closest('label')
      if (label) boxes.push(label.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      }
    }
  }, LEAST)
}
