import type { Drawing } from '../drawing.ts'

const GOLD = '#E0AD72'

const EARRINGS = {
  studs: `<g fill="${GOLD}"><circle cx="166" cy="276" r="4.2"/><circle cx="314" cy="276" r="4.2"/></g>`,
  hoops: `<g fill="none" stroke="${GOLD}" stroke-width="3"><circle cx="166" cy="285" r="12"/><circle cx="314" cy="285" r="12"/></g>`,
  drops: `<g fill="${GOLD}"><circle cx="167" cy="276" r="3.6"/><path d="M167 283l5 14-5 8-5-8z"/><circle cx="313" cy="276" r="3.6"/><path d="M313 283l5 14-5 8-5-8z"/></g>`,
}

export function drawEarrings(drawing: Drawing, kind: keyof typeof EARRINGS): void {
  drawing.add(EARRINGS[kind])
}
