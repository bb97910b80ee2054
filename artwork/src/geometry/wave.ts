import type { Line, Point } from './line.ts'

export interface Wave {
  /** Pixels away from the strand; 0 leaves it straight. */
  amplitude: number
  /** Waves per hundred pixels. */
  frequency: number
  /** The height at which the wave sets in: roots lie flat. */
  from: number
  /** Curls also swing along the strand. */
  curl?: number
}

export const STRAIGHT: Wave = { amplitude: 0, frequency: 1, from: 0 }

/** Moves a strand along its normal; neighbours (`t` close) move together, so that locks form. */
export function waved(line: Line, wave: Wave, { t = 0, phase = 0 } = {}): Point[] {
  if (wave.amplitude === 0) return [...line]
  const shift = phase + 1.5 * t + 0.18 * Math.sin(9 * t)
  let travelled = 0
  return line.map(([x, y], i) => {
    const before = line[Math.max(0, i - 1)]!
    const after = line[Math.min(line.length - 1, i + 1)]!
    travelled += i === 0 ? 0 : Math.hypot(x - before[0], y - before[1])
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) + 1e-6
    const angle = (2 * Math.PI * wave.frequency * travelled) / 100 + shift * 2
    const reach = reachAt(y, wave)
    const across = reach * Math.sin(angle)
    const along = (wave.curl ?? 0) * reach * Math.cos(angle)
    return [x - (dy / length) * across, y + (dx / length) * across + along]
  })
}

/** Grows from nothing at the root to full at the ends. */
function reachAt(y: number, wave: Wave): number {
  const settled = 1 / (1 + Math.exp(-(y - wave.from) / 16))
  return wave.amplitude * settled * (0.75 + 0.5 * Math.min(1, Math.max(0, (y - wave.from) / 200)))
}
