import { type UNet, uNet } from './u-net.ts'
import type { Weights } from './weights.ts'

/**
 * The matte network, ready to run; `training/network.py` defines it. It reads what `readFeatures` writes and says
 * the shares of background, hair, skin and clothes.
 */
export type MatteNetwork = UNet

/** Puts the weights on whatever backend tfjs runs on, in Node or in a browser. */
export const matteNetwork = (weights: Weights): MatteNetwork =>
  uNet(weights, { dilations: [2, 4], doubling: 'nearest' })
