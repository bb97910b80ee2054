import * as tf from '@tensorflow/tfjs-core'
import type { Plane } from '../pixels/picture.ts'
import type { Weights } from './weights.ts'

/** The matte network, ready to run; `training/network.py` defines it. */
export interface MatteNetwork {
  /** Size of the pictures it reads, pixels. */
  height: number
  width: number
  /**
   * @param features height × width × 9, see `readFeatures`
   * @returns shares of background, hair, skin and clothes, four planes that add up to 1
   */
  run(features: Float32Array): Plane[]
}

const INPUTS = 9
const OUTPUTS = 4
/** Of the convolutions at the lowest level, which see the whole head. */
const DILATIONS = [2, 4]

/** Puts the weights on whatever backend tfjs runs on, in Node or in a browser. */
export function matteNetwork({ height, width, layers }: Weights): MatteNetwork {
  const convolutions = new Map<string, Convolution>()
  for (const [name, { shape, kernel, bias }] of layers) {
    convolutions.set(name, { kernel: tf.tensor4d(kernel, shape), bias: tf.tensor1d(bias) })
  }
  const depth = [...layers.keys()].filter((name) => name.startsWith('lateral')).length
  const run = (features: Float32Array) => {
    const result = tf.tidy(() => {
      const input = tf.tensor4d(features, [1, height, width, INPUTS])
      return tf.softmax(logits(convolutions, depth, input))
    })
    // read outside of `tidy`, which would look through every number it returns for tensors
    const shares = result.dataSync<'float32'>()
    result.dispose()
    return Array.from({ length: OUTPUTS }, (_, c) => planeOf(shares, c, height * width))
  }
  return { height, width, run }
}

interface Convolution {
  kernel: tf.Tensor4D
  bias: tf.Tensor1D
}

/** Down four times, once more around, and up again with what was seen on the way. */
function logits(layers: Map<string, Convolution>, depth: number, input: tf.Tensor4D): tf.Tensor4D {
  const conv = (name: string, x: tf.Tensor4D, activation: 'relu' | 'linear' = 'relu', dilations = 1) => {
    const layer = layers.get(name)
    if (!layer) throw new Error(`The weights lack the layer ${name}.`)
    const { kernel: filter, bias } = layer
    return tf.fused.conv2d({ x, filter, bias, activation, dilations, strides: 1, pad: 'same' })
  }
  const levels = [conv('first', input)]
  for (let k = 0; k < depth; k++) {
    const half = tf.maxPool(levels[k], 2, 2, 'valid')
    levels.push(conv(`down${k}b`, conv(`down${k}a`, half)))
  }
  let y = levels[depth]
  for (const [k, dilation] of DILATIONS.entries()) y = tf.add(y, conv(`wide${k}`, y, 'relu', dilation))
  for (let k = depth - 1; k >= 0; k--) {
    const [, h, w] = levels[k].shape
    const doubled = tf.image.resizeNearestNeighbor(conv(`narrow${k}`, y, 'linear'), [h, w])
    y = conv(`up${k}`, tf.relu(tf.add(doubled, conv(`lateral${k}`, levels[k], 'linear'))))
  }
  return conv('head', y, 'linear')
}

function planeOf(interleaved: Float32Array, channel: number, count: number): Plane {
  const out = new Float32Array(count)
  for (let i = 0; i < count; i++) out[i] = interleaved[i * OUTPUTS + channel]
  return out
}
