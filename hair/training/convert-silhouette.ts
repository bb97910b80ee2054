/**
 * Writes the engine's silhouette weights from MediaPipe's selfie segmentation:
 *   npm pack @mediapipe/selfie_segmentation@0.1.1675465747 && tar xzf mediapipe-*.tgz
 *   node hair/training/convert-silhouette.ts package/selfie_segmentation.tflite hair/weights
 * The numbers stay the bits they are; only their order changes, to what tfjs wants.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SILHOUETTE_LAYERS } from '../src/network/silhouette-layers.ts'
import { readTflite, type TfliteLayer } from './read-tflite.ts'

const NOTE =
  'MediaPipe selfie segmentation (general), Google, Apache-2.0: npm @mediapipe/selfie_segmentation 0.1.1675465747.'

const [file, folder] = process.argv.slice(2)
if (!file || !folder) throw new Error('Expected SELFIE_SEGMENTATION.tflite OUT_FOLDER')
const found = readTflite(await readFile(file))
if (found.length !== SILHOUETTE_LAYERS.length)
  throw new Error(`Expected ${SILHOUETTE_LAYERS.length} convolutions, got ${found.length}.`)
const ordered = found.map(reordered)
const layers = ordered.map(({ shape }, k) => ({ name: SILHOUETTE_LAYERS[k], shape }))
const numbers = ordered.flatMap(({ kernel, bias }) => [...kernel, ...bias])
await writeFile(path.join(folder, 'silhouette.bin'), new Uint8Array(Uint16Array.from(numbers).buffer))
const description = { height: 256, width: 256, note: NOTE, layers }
await writeFile(path.join(folder, 'silhouette.json'), `${JSON.stringify(description, null, 2)}\n`)
console.log(`${numbers.length} weights, ${numbers.length * 2} bytes`)

interface Ordered {
  shape: readonly number[]
  kernel: number[]
  bias: number[]
}

/** As height × width × inputs × outputs. */
function reordered({ kind, shape: [o, h, w, i], kernel, bias }: TfliteLayer): Ordered {
  if (kind === 'depthwise') return { shape: [h, w, 1, i], kernel: [...kernel], bias: [...bias] }
  const moved: number[] = []
  for (let place = 0; place < h * w; place++)
    for (let from = 0; from < i; from++)
      for (let to = 0; to < o; to++) moved.push(kernel[(to * h * w + place) * i + from])
  if (kind === 'full') return { shape: [h, w, i, o], kernel: moved, bias: [...bias] }
  // doubling by 2 × 2 without overlap is a convolution of one pixel whose outputs are laid side by side
  const quarters = Array.from({ length: i }, (_, from) =>
    Array.from({ length: h * w }, (_, place) => kernel[place * i + from]),
  )
  return { shape: [1, 1, i, h * w], kernel: quarters.flat(), bias: Array(h * w).fill(bias[0]) }
}
