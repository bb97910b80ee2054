/** As a `ref`: scrolls what has just appeared into the visible part of the sheet. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
