import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core'

/** The few parts of @vladmandic/human this library uses. */
export interface FaceMesh {
  tf: {
    tensor4d(data: Float32Array, shape: [number, number, number, number], type: 'float32'): Tensor4D
  }
  detect(input: Tensor): Promise<{ error: string | null; face: MeshedFace[] }>
}

export interface MeshedFace {
  mesh: number[][]
  box: [number, number, number, number]
  score: number
  rotation?: { angle: { yaw: number; pitch: number; roll: number } } | null
}

interface HumanLibrary {
  Human: new (config: object) => FaceMesh & { init(): Promise<void>; load(): Promise<void> }
}

const off = { enabled: false }
let loading: Promise<FaceMesh> | null = null

/**
 * The face mesh on the CPU (WebAssembly), loaded once per thread on first use (about a second).
 * Three traps, met one after the other: the WASM build of `human` is not in its package exports, so it is
 * required by path; it knows only fetch(), so fetch learns file: addresses; and its models are given as one.
 */
export function loadFaceMesh(): Promise<FaceMesh> {
  loading ??= load()
  return loading
}

async function load(): Promise<FaceMesh> {
  const require = createRequire(import.meta.url)
  const wasmFolder = path.dirname(
    require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'),
  )
  const humanFolder = path.resolve(path.dirname(require.resolve('@vladmandic/human')), '..')
  const { setWasmPaths } = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void }
  setWasmPaths(`${wasmFolder}/`)
  teachFetchFiles()
  const { Human } = require(path.join(humanFolder, 'dist/human.node-wasm.js')) as HumanLibrary
  const human = new Human({
    backend: 'wasm',
    wasmPath: `${wasmFolder}/`,
    wasmPlatformFetch: false,
    debug: false,
    modelBasePath: `${pathToFileURL(path.join(humanFolder, 'models')).href}/`,
    cacheSensitivity: 0,
    filter: off,
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 4, minConfidence: 0.2, return: false },
      mesh: { enabled: true },
      iris: off,
      emotion: off,
      description: off,
      antispoof: off,
      liveness: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
  })
  await human.init()
  await human.load()
  return human
}

function teachFetchFiles() {
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith('file:')) return realFetch(input, init)
    const type = url.endsWith('.json') ? 'application/json' : 'application/octet-stream'
    return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': type } })
  }
}
