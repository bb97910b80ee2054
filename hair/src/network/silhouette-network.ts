import * as tf from '@tensorflow/tfjs-core'
import { planeOf } from '../pixels/fill-plane.ts'
import type { Plane } from '../pixels/picture.ts'
import { type Convolutions, convolutions } from './convolutions.ts'
import { BLOCKS, type Block, STEPS_UP } from './silhouette-layers.ts'
import type { Weights } from './weights.ts'

/** MediaPipe's selfie segmentation, ready to run: what is a person, and what is not. */
export interface SilhouetteNetwork {
  /** Size of the pictures it reads, pixels; a portrait is squeezed into it. */
  height: number
  width: number
  /**
   * @param colours height × width × 3, red, green, blue, 0 to 255
   * @returns height × width, 0 (nobody) to 1 (a person)
   */
  run(colours: Uint8Array): Plane
}

/** Puts the weights on whatever backend tfjs runs on, in Node or in a browser. */
export function silhouetteNetwork({ height, width, layers }: Weights): SilhouetteNetwork {
  const conv = convolutions(layers)
  const run = (colours: Uint8Array) => {
    const result = tf.tidy(() => {
      const input = tf.tensor4d(
        planeOf(colours.length, (i) => colours[i] / 255),
        [1, height, width, 3],
      )
      return tf.sigmoid(logits(conv, input))
    })
    // read outside of `tidy`, which would look through every number it returns for tensors
    const quarters = result.dataSync<'float32'>()
    result.dispose()
    return laidSideBySide(quarters, height, width)
  }
  return { height, width, run }
}

/** Down to a sixteenth and up again, with what was seen on the way down; four pixels of the answer each. */
function logits(conv: Convolutions, input: tf.Tensor4D): tf.Tensor4D {
  const first = hardSwish(conv.full('first', input, { strides: 2, activation: 'linear' }))
  const seen = [first]
  let y = first
  for (const [k, block] of BLOCKS.entries()) {
    const before = y
    y = down(conv, `down${k}`, block, y)
    if (block.halves) seen.push(y)
    else {
      y = tf.add(before, y)
      seen[seen.length - 1] = y
    }
  }
  y = tf.mul(
    conv.full('wide.keep', y),
    tf.sigmoid(conv.full('wide.weigh', meanOf(y), { activation: 'linear' })),
  )
  for (let k = 0; k < STEPS_UP; k++) y = up(conv, `up${k}`, y, seen[seen.length - 2 - k])
  return conv.full('last', y, { activation: 'linear' })
}

function down(conv: Convolutions, name: string, block: Block, x: tf.Tensor4D): tf.Tensor4D {
  const strides = block.halves ? 2 : 1
  const bend = block.activation === 'relu' ? tf.relu<tf.Tensor4D> : hardSwish
  const wide = bend(conv.full(`${name}.widen`, x, { activation: 'linear' }))
  const seen = bend(conv.depthwise(`${name}.look`, wide, { strides, activation: 'linear' }))
  const weighed = block.weighs ? tf.mul<tf.Tensor4D>(seen, channelWeights(conv, name, seen)) : seen
  return conv.full(`${name}.narrow`, weighed, { activation: 'linear' })
}

/** Twice the size, joined with what was seen at that size on the way down. */
function up(conv: Convolutions, name: string, x: tf.Tensor4D, seen: tf.Tensor4D): tf.Tensor4D {
  const [, h, w] = seen.shape
  const fitted = conv.full(`${name}.fit`, tf.image.resizeBilinear(x, [h, w], false, true), {
    activation: 'linear',
  })
  const kept = tf.mul(seen, channelWeights(conv, name, tf.add(seen, fitted)))
  const joined = conv.full(`${name}.join`, tf.add(kept, fitted))
  return tf.add(joined, conv.depthwise(`${name}.look`, joined))
}

/** How much each channel counts, 0 to 1, by what the whole picture shows. */
const channelWeights = (conv: Convolutions, name: string, x: tf.Tensor4D): tf.Tensor4D =>
  tf.sigmoid(conv.full(`${name}.weigh`, conv.full(`${name}.squeeze`, meanOf(x)), { activation: 'linear' }))

const meanOf = (x: tf.Tensor4D): tf.Tensor4D => tf.mean(x, [1, 2], true)

const hardSwish = (x: tf.Tensor4D): tf.Tensor4D => tf.mul(x, tf.div(tf.relu6(tf.add(x, 3)), 6))

/** Every four numbers are a square of 2 × 2 pixels. */
function laidSideBySide(quarters: Float32Array, h: number, w: number): Plane {
  const out = new Float32Array(h * w)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      out[y * w + x] = quarters[((y >> 1) * (w >> 1) + (x >> 1)) * 4 + (y & 1) * 2 + (x & 1)]
  return out
}
