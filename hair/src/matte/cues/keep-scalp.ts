import type { Scene } from '../scene/scene.ts'

/** Removes, in place, hair that does not grow from the upper skull, and fills pin holes. */
export function keepScalp(hair: Uint8Array, s: Scene): void {
  dropRegions(hair, s.w, 1, (pixels) => {
    let onScalp = 0
    let near = 0
    for (const i of pixels) {
      if (s.head[i] < 1.08 && s.v[i] > -0.15) onScalp++
      if (s.head[i] < 1.6) near++
    }
    return onScalp > 25 || (pixels.length > s.n * 0.004 && near > pixels.length * 0.5)
  })
  dropRegions(hair, s.w, 0, (pixels) => pixels.length > s.n * 0.0006)
}

/** Inverts every 4-connected region of `value` that is not worth keeping. */
function dropRegions(mask: Uint8Array, w: number, value: number, keep: (pixels: Int32Array) => boolean) {
  const n = mask.length
  const seen = new Uint8Array(n)
  const stack = new Int32Array(n)
  for (let start = 0; start < n; start++) {
    if (seen[start] || mask[start] !== value) continue
    let length = 0
    const push = (i: number) => {
      if (seen[i] || mask[i] !== value) return
      seen[i] = 1
      stack[length++] = i
    }
    push(start)
    for (let k = 0; k < length; k++) {
      const i = stack[k]
      const x = i % w
      if (x > 0) push(i - 1)
      if (x < w - 1) push(i + 1)
      if (i >= w) push(i - w)
      if (i + w < n) push(i + w)
    }
    const region = stack.subarray(0, length)
    if (!keep(region)) for (const i of region) mask[i] = 1 - value
  }
}
