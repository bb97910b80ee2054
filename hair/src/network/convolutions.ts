import * as tf from '@tensorflow/tfjs-core'
import type { Layer } from './weights.ts'

interface Convolution {
  kernel: tf.Tensor4D
  bias: tf.Tensor1D
}

interface ConvolutionOptions {
  activation?: 'relu' | 'linear'
  dilations?: number
  strides?: number
}

/** The convolutions of a network, called by their names. */
export interface Convolutions {
  /** Activation `relu` unless said otherwise. */
  full(name: string, x: tf.Tensor4D, options?: ConvolutionOptions): tf.Tensor4D
  /** One kernel per channel. */
  depthwise(name: string, x: tf.Tensor4D, options?: ConvolutionOptions): tf.Tensor4D
}

/** Puts the weights on whatever backend tfjs runs on, in Node or in a browser. */
export function convolutions(layers: ReadonlyMap<string, Layer>): Convolutions {
  const placed = new Map<string, Convolution>()
  for (const [name, { shape, kernel, bias }] of layers)
    placed.set(name, { kernel: tf.tensor4d(kernel, shape), bias: tf.tensor1d(bias) })
  const find = (name: string): Convolution => {
    const layer = placed.get(name)
    if (!layer) throw new Error(`The weights lack the layer ${name}.`)
    return layer
  }
  return {
    full(name, x, { activation = 'relu', dilations = 1, strides = 1 } = {}) {
      const { kernel: filter, bias } = find(name)
      return tf.fused.conv2d({ x, filter, bias, activation, dilations, strides, pad: 'same' })
    },
    depthwise(name, x, { activation = 'relu', strides = 1 } = {}) {
      const { kernel, bias } = find(name)
      const [h, w, , channels] = kernel.shape
      const filter = tf.reshape(kernel, [h, w, channels, 1]) as tf.Tensor4D
      return tf.fused.depthwiseConv2d({ x, filter, bias, activation, strides, pad: 'same' })
    },
  }
}
