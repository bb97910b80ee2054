import type { Scene } from '../src/matte/scene/scene.ts'

/** Upright, one face height long; nothing in it but what is painted over it. */
export function plainScene(w: number, h: number, faceHeight: number): Scene {
  const n = w * h
  const plane = () => new Float32Array(n)
  const mask = () => new Uint8Array(n)
  return {
    ...{ w, h, n },
    frame: { cx: w / 2, cy: h / 2, ux: 1, uy: 0, vx: 0, vy: -1, s: faceHeight, width: 0.75, nose: 0 },
    lab: new Float32Array(n * 3),
    soft: new Float32Array(n * 3),
    ...{ step: plane(), texture: plane(), u: plane(), v: plane(), ug: plane(), vg: plane(), head: plane() },
    ...{ feature: mask(), prior: [plane(), plane(), plane(), plane()] },
    ...{ oval: mask(), centre: mask(), cheeks: mask(), glabella: mask(), nose: mask(), neck: plane() },
  }
}

/** Paints one pixel of a scene, OKLab. */
export const paint = (scene: Scene, i: number, colour: readonly [number, number, number]): void =>
  scene.lab.set(colour, i * 3)
