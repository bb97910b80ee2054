import type { Analysis } from '../analysis/analyse.ts'
import { ovalRadius, ownHairline } from '../cut/layer/hairline.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { Ground } from '../plate/survey.ts'
import { depthMap } from './head/depth-map.ts'
import type { Head } from './head/head.ts'
import { FACE_WIDTH, headAxes } from './head/head-axes.ts'
import { beginsAt, keptOf } from './head/scalp.ts'
import { readSeen } from './head/seen-face.ts'
import { findEars } from './head/whose-ears.ts'
import { ownPalette } from './tint/hair-palette.ts'

/** Fits the head to a portrait of any size; the layout of its plate says where its shoulders are. */
export function fitHead(analysis: Analysis, { layout }: Pick<Ground, 'layout'>): Head {
  const { face, picture, matte } = analysis
  const axes = headAxes(face)
  const { eyes, chin, brow } = axes.heights
  const reach = eyes - chin
  const top = eyes + 1.02 * reach
  const y = eyes + 0.1 * reach
  const front = 0.66 * FACE_WIDTH
  const alphaAt = (px: number, py: number) =>
    px < 0 || py < 0 || px >= matte.w || py >= matte.h ? 0 : matte.alpha[(py | 0) * matte.w + (px | 0)]
  const hairline = ownHairline(face, layout.fringe, alphaAt)
  const oval = ovalRadius(face)
  const kept = keptOf({ hairline, oval, fringe: layout.fringe, light: ownPalette(analysis).lightness[50] })
  const solid = {
    ...axes,
    skull: { side: 0.555 * FACE_WIDTH, above: top - y, front, y, z: brow - front + 0.15 },
    ...{ eyes, chin, top, w: picture.w, h: picture.h, frame: faceFrame(face) },
    ...{ hairline, kept, begins: beginsAt(hairline, oval, kept) },
    seen: readSeen(axes, alphaAt),
    ears: findEars(analysis, axes),
    shoulders: Float32Array.from({ length: picture.w }, (_, x) => {
      const column = Math.min(layout.w - 1, ((x * layout.w) / picture.w) | 0)
      return (axes.y0 - (layout.shoulders[column] * picture.h) / layout.h) / axes.unit
    }),
  }
  return { ...solid, depth: depthMap(solid, layout) }
}
