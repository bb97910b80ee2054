import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')

const read = (part: string): Record<string, string> =>
  Object.fromEntries([...part.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]))

const light = read(lightCss)
const dark = { ...light, ...read(darkCss) }

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two tokens of one theme. */
function contrast(theme: Record<string, string>, front: string, back: string): number {
  const [low = 0, high = 0] = [front, back].map((name) => luminance(theme[name] ?? '')).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const TEXT_PAIRS = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'veil'],
  ['ink2', 'bg'],
  ['ink2', 'surface'],
  ['ink2', 'veil'],
  ['ink2', 'veil2'],
  ['ink2', 'blond-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['primary', 'bg'],
  ['primary', 'surface'],
  ['primary', 'veil'],
  ['copper-text', 'blond-soft'],
  ['copper-text', 'surface'],
  ['on-blond', 'blond'],
  ['iris', 'iris-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['danger', 'bg'],
  ['danger', 'surface'],
  ['night-ink', 'night'],
  ['night-ink2', 'night'],
] as const

const CONTROL_PAIRS = [
  ['line-strong', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
] as const

describe('every text can be read: contrast of at least 4.5 (L12)', () => {
  it.each(TEXT_PAIRS)('%s on %s, light', (front, back) =>
    expect(contrast(light, front, back)).toBeGreaterThanOrEqual(4.5),
  )
  it.each(TEXT_PAIRS)('%s on %s, dark', (front, back) =>
    expect(contrast(dark, front, back)).toBeGreaterThanOrEqual(4.5),
  )
})

describe('every control can be seen: contrast of at least 3', () => {
  it.each(CONTROL_PAIRS)('%s on %s, light', (front, back) =>
    expect(contrast(light, front, back)).toBeGreaterThanOrEqual(3),
  )
  it.each(CONTROL_PAIRS)('%s on %s, dark', (front, back) =>
    expect(contrast(dark, front, back)).toBeGreaterThanOrEqual(3),
  )
})

it('measures as the designers did: ink on porcelain is 16.67', () =>
  expect(contrast(light, 'ink', 'bg')).toBeCloseTo(16.67, 1))
