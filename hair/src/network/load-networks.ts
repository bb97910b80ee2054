import { readFile } from 'node:fs/promises'
import { loadFaceMesh } from '../face/load-face-mesh.ts'
import { type MatteNetwork, matteNetwork } from './matte-network.ts'
import { type SilhouetteNetwork, silhouetteNetwork } from './silhouette-network.ts'
import { type UNet, uNet } from './u-net.ts'
import { readWeights, type Weights } from './weights.ts'

const WEIGHTS = new URL('../../weights/', import.meta.url)

let matte: Promise<MatteNetwork> | null = null
let ground: Promise<UNet> | null = null
let silhouette: Promise<SilhouetteNetwork> | null = null

/** Loads the matte network once per thread; the face mesh has then started WebAssembly, which is one per thread. */
export function loadMatteNetwork(): Promise<MatteNetwork> {
  matte ??= load('matte').then(matteNetwork)
  return matte
}

/** Loads, once per thread, the network that says what lies behind hair; `training/ground/network.py` defines it. */
export function loadGroundNetwork(): Promise<UNet> {
  ground ??= load('ground').then((weights) => uNet(weights, { dilations: [1, 2, 4], doubling: 'bilinear' }))
  return ground
}

/** Loads, once per thread, the network that says where the person is. */
export function loadSilhouetteNetwork(): Promise<SilhouetteNetwork> {
  silhouette ??= load('silhouette').then(silhouetteNetwork)
  return silhouette
}

/** All that reading a photo takes, so that the first one waits for none of it. */
export async function loadNetworks(): Promise<void> {
  await Promise.all([loadMatteNetwork(), loadGroundNetwork(), loadSilhouetteNetwork()])
}

async function load(name: string): Promise<Weights> {
  const [description, bytes] = await Promise.all([
    readFile(new URL(`${name}.json`, WEIGHTS), 'utf8'),
    readFile(new URL(`${name}.bin`, WEIGHTS)),
    loadFaceMesh(),
  ])
  return readWeights(JSON.parse(description), bytes)
}
