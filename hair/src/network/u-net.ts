import * as tf from '@tensorflow/tfjs-core'
import type { Plane } from '../pixels/picture.ts'
import { type Convolutions, convolutions } from './convolutions.ts'
import type { Weights } from './weights.ts'

/** A network that says what each pixel of a picture is, ready to run. */
export interface UNet {
  /** Size of the pictures it reads, pixels. */
  height: number
  width: number
  /**
   * @param features height × width × channels, as the network was trained
   * @returns one share per class, planes that add up to 1
   */
  run(features: Float32Array): Plane[]
}

/** What two networks of the same build differ in. */
export interface Build {
  /** Of the convolutions at the lowest level, which see the whole head. */
  dilations: readonly number[]
  /** How a level is doubled on the way up. */
  doubling: 'nearest' | 'bilinear'
}

/** Puts the weights on whatever backend tfjs runs on, in Node or in a browser. */
export function uNet({ height, width, layers }: Weights, build: Build): UNet {
  const plan: Plan = {
    ...build,
    hasLateral: (level) => layers.has(`lateral${level}`),
    depth: depthOf(layers),
  }
  const conv = convolutions(layers)
  const channels = layers.get('first')?.shape[2] ?? 0
  const run = (features: Float32Array) => {
    const result = tf.tidy(() => {
      const input = tf.tensor4d(features, [1, height, width, channels])
      return tf.softmax(logits(conv, plan, input))
    })
    // read outside of `tidy`, which would look through every number it returns for tensors
    const shares = result.dataSync<'float32'>()
    const classes = result.shape[3]
    result.dispose()
    return Array.from({ length: classes }, (_, c) => planeOf(shares, c, classes))
  }
  return { height, width, run }
}

interface Plan extends Build {
  /** How often it halves. */
  depth: number
  /** Whether what was seen on the way down is narrowed first. */
  hasLateral: (level: number) => boolean
}

const depthOf = (layers: Weights['layers']): number =>
  [...layers.keys()].filter((name) => name.startsWith('narrow')).length

/** Down, a few times more around, and up again with what was seen on the way. */
function logits(conv: Convolutions, { dilations, doubling, depth, hasLateral }: Plan, input: tf.Tensor4D) {
  const double = (x: tf.Tensor4D, [, h, w]: number[]) =>
    doubling === 'nearest'
      ? tf.image.resizeNearestNeighbor(x, [h, w])
      : tf.image.resizeBilinear(x, [h, w], false, true)
  const levels = [conv.full('first', input)]
  for (let k = 0; k < depth; k++) {
    const half = tf.maxPool(levels[k], 2, 2, 'valid')
    levels.push(conv.full(`down${k}b`, conv.full(`down${k}a`, half)))
  }
  let y = levels[depth]
  for (const [k, dilation] of dilations.entries())
    y = tf.add(y, conv.full(`wide${k}`, y, { dilations: dilation }))
  for (let k = depth - 1; k >= 0; k--) {
    const seen = hasLateral(k) ? conv.full(`lateral${k}`, levels[k], { activation: 'linear' }) : levels[k]
    const doubled = double(conv.full(`narrow${k}`, y, { activation: 'linear' }), seen.shape)
    y = conv.full(`up${k}`, tf.relu(tf.add(doubled, seen)))
  }
  return conv.full('head', y, { activation: 'linear' })
}

function planeOf(interleaved: Float32Array, channel: number, channels: number): Plane {
  const out = new Float32Array(interleaved.length / channels)
  for (let i = 0; i < out.length; i++) out[i] = interleaved[i * channels + channel]
  return out
}
