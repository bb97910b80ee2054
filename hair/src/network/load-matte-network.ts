import { readFile } from 'node:fs/promises'
import { loadFaceMesh } from '../face/load-face-mesh.ts'
import { type MatteNetwork, matteNetwork } from './matte-network.ts'
import { readWeights } from './weights.ts'

const WEIGHTS = new URL('../../weights/', import.meta.url)

let loading: Promise<MatteNetwork> | null = null

/** Loads the matte network once per thread; the face mesh has then started WebAssembly, which is one per thread. */
export function loadMatteNetwork(): Promise<MatteNetwork> {
  loading ??= load()
  return loading
}

async function load(): Promise<MatteNetwork> {
  const [description, bytes] = await Promise.all([
    readFile(new URL('matte.json', WEIGHTS), 'utf8'),
    readFile(new URL('matte.bin', WEIGHTS)),
    loadFaceMesh(),
  ])
  return matteNetwork(readWeights(JSON.parse(description), bytes))
}
