/** One block of the way down: widen, look around, weigh the channels, narrow. */
export interface Block {
  /** Whether it halves the picture; otherwise it adds to what it was given. */
  halves: boolean
  activation: 'relu' | 'hardSwish'
  /** Whether each channel is weighed by what the whole picture shows. */
  weighs: boolean
}

/** The way down of the silhouette network after its first convolution. */
export const BLOCKS: readonly Block[] = [
  { halves: true, activation: 'relu', weighs: true },
  { halves: true, activation: 'relu', weighs: false },
  { halves: false, activation: 'relu', weighs: false },
  { halves: true, activation: 'hardSwish', weighs: true },
  { halves: false, activation: 'hardSwish', weighs: true },
  { halves: false, activation: 'hardSwish', weighs: true },
  { halves: false, activation: 'hardSwish', weighs: true },
  { halves: false, activation: 'hardSwish', weighs: true },
]

/** The way up, coarse to fine. */
export const STEPS_UP = 3

/** Names of all convolutions in the order they run. */
export const SILHOUETTE_LAYERS: readonly string[] = [
  'first',
  ...BLOCKS.flatMap(({ weighs }, k) => [
    `down${k}.widen`,
    `down${k}.look`,
    ...(weighs ? [`down${k}.squeeze`, `down${k}.weigh`] : []),
    `down${k}.narrow`,
  ]),
  'wide.keep',
  'wide.weigh',
  ...Array.from({ length: STEPS_UP }, (_, k) =>
    ['fit', 'squeeze', 'weigh', 'join', 'look'].map((part) => `up${k}.${part}`),
  ).flat(),
  'last',
]
