import { describe, expect, it } from 'vitest'
import { runningAt, strandFlow } from './strand-flow.ts'

const [w, h, S] = [120, 120, 200]
/** Hair all over but for a few pixels at the left. */
function striped(light: (x: number, y: number) => number) {
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) lab[i * 3] = light(i % w, (i / w) | 0)
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (i % w < 40 ? 0 : 1))
  return strandFlow({ w, h, alpha, lab }, S)
}

describe('how strands run', () => {
  for (const degrees of [0, 30, 80, 120]) {
    it(`is told at ${degrees} degrees`, () => {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      const running = runningAt(
        striped((x, y) => 0.5 + 0.1 * Math.sin(x * s - y * c)),
        80,
        60,
      )
      expect(Math.abs((running?.x ?? 0) * c + (running?.y ?? 0) * s)).toBeGreaterThan(0.98)
      expect(running?.agree).toBeGreaterThan(0.8)
    })
  }
  it('is not agreed on by coils', () => {
    const coils = striped((x, y) => 0.5 + 0.1 * Math.sin(x) * Math.sin(y))
    expect(runningAt(coils, 80, 60)?.agree).toBeLessThan(0.2)
  })
  it('is not told where there is no hair, by plain hair, or outside the picture', () => {
    const strands = striped((x) => 0.5 + 0.1 * Math.sin(x))
    expect(runningAt(strands, 5, 60)).toBeNull()
    expect(runningAt(strands, -4, 60)).toBeNull()
    expect(runningAt(strands, 60, h + 2)).toBeNull()
    expect(
      runningAt(
        striped(() => 0.5),
        80,
        60,
      ),
    ).toBeNull()
  })
})
