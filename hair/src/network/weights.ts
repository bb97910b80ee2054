/// <reference lib="esnext.float16" />
/** One convolution: kernel as height × width × inputs × outputs, and one bias per output. */
export interface Layer {
  shape: [number, number, number, number]
  kernel: Float32Array
  bias: Float32Array
}

export interface Weights {
  /** Size of the pictures the network reads, pixels. */
  height: number
  width: number
  layers: Map<string, Layer>
}

/** What `training/export.py` writes beside the numbers. */
export interface WeightsDescription {
  height: number
  width: number
  layers: { name: string; shape: [number, number, number, number] }[]
}

/** 16-bit floats, little endian, as `weights/` holds what was learned. */
export const halfFloats = (bytes: Uint8Array): Float32Array =>
  new Float32Array(new Float16Array(bytes.slice().buffer))

/**
 * The weights of a network from their description and all numbers as 16-bit floats, little endian.
 * @throws Error when the two do not belong together
 */
export function readWeights(description: WeightsDescription, bytes: Uint8Array): Weights {
  const numbers = halfFloats(bytes)
  const layers = new Map<string, Layer>()
  let at = 0
  const take = (count: number) => {
    at += count
    return numbers.subarray(at - count, at)
  }
  for (const { name, shape } of description.layers) {
    const kernel = take(shape[0] * shape[1] * shape[2] * shape[3])
    layers.set(name, { shape, kernel, bias: take(shape[3]) })
  }
  if (at !== numbers.length) throw new Error(`Expected ${at} weights, got ${numbers.length}.`)
  return { height: description.height, width: description.width, layers }
}
