import type { Head } from '../head/head.ts'
import type { SpaceNoise } from './space-noise.ts'
import type { Root, Strands } from './strands.ts'

export interface Curl {
  /** Of the helix, units. */
  radius: number
  /** Length of one turn, units. */
  pitch: number
  /** Length from the root on which the hair is straight. */
  from: number
  /** Length on which it opens to its radius. Default nine tenths of a turn. */
  opens?: number
  /** 0: flat waves; 1: round curls. */
  plane: number
  /** 0: all locks turn together; 1: each in its own way. */
  chaos: number
  /** Units to either side of the middle of a lock that it is wide along its axis: a ringlet is a ribbon, no rope. Default 0. */
  ribbon?: number
  /** Units from the root on which it is a loose wave before it turns as told. Default: it turns so from the root on. */
  tightens?: number
  /** How far turns differ in size from curl to curl, as a power of e. Default 0. */
  differs?: number
}

/** Units: how far the three run from the middle, and the length of one turn. */
export interface Plait {
  radius: number
  pitch: number
}

/** How locks hold together: hair falls in tresses about as wide as a finger. */
export interface Tress {
  /** Of all of them on a head. */
  count: number
  /** How far the locks of one run together at its tip, 0 to 1. */
  gathers: number
  /** Units from the root on which locks come to follow their tress: sooner, the outline of the crown is dented. */
  from: number
}

/** How hair is cut and combed: all that makes one style unlike another. Lengths in units of `Head`, head space. */
export interface Groom {
  /** Roots of different zones never share a guide: the sides of a part, a fringe, a braid. Below 0: nothing grows. */
  zone(root: Root, head: Head): number
  /** Wanted direction, of any length, at `p` for hair of this root. */
  flow(p: Float64Array, root: Root, head: Head, out: Float64Array): void
  length(root: Root, head: Head): number
  /** Height at which the scissors cut. */
  cut?(root: Root, head: Head): number
  /** How far above the scalp hair of this root lies. */
  shell(root: Root, head: Head): number
  /** What is left of that height where hair has come to `p`, 0 to 1. Default 1. */
  settles?(p: Float64Array): number
  /** 0 (flat) to 1 (standing up) at the root. */
  lift: number
  /** Units a hair needs to turn into the wanted direction. */
  stiff: number
  /** Share of gravity off the head, 0 to 1. */
  weight: number
  /** How much of the face hair of this root stays out of: 0 nothing, 1 all of it. */
  clear(root: Root, head: Head): number
  /** Where a pulled hair ends. */
  until?(p: Float64Array, root: Root, head: Head): boolean
  /** Hair that hangs from elsewhere: a bun, a tail; so many points each, and the share of the strands that is wanted. */
  extra?(head: Head, next: () => number, points: number, density: number): Strands
  /** How far hair below the ears spreads outwards. Default 0. */
  spread?: number
  /** How far each lock below the ears strays to its own side. Default 0. */
  stray?: number
  /** How far hair that frames the face falls in over the neck, 0 to 1. Default 0. */
  drapes?: number
  /** How far tips turn in, towards the neck; what falls into the face has none to turn to. Default 0. */
  tuck?: number
  /** Default: each lock goes its own way. */
  tress?: Tress
  curl?: Curl
  /** Each lock is a braid of three. */
  plait?: Plait
  /** Slow bends shared by neighbours, units. */
  sway: number
  /** Points per strand. */
  points: number
  locks: number
  strands: number
  /** How many more strands grow where this root is, as a share of those that grow anywhere, 0 to 3. Default 0. */
  denser?(root: Root): number
  /** Share of its strands that grow where this root is, 0 to 1. Default 1. */
  thins?(root: Root, head: Head): number
  /** How wide a strand of this root is, as a share of `width`. Default 1. */
  fineness?(root: Root): number
  /** x of the line of its part so far forward of the ears. Default: no scalp is seen in it. */
  part?(z: number): number
  /** How far strands of a lock run together at the tips, 0 to 1. */
  clump: number
  /** Radius of a lock. */
  lock: number
  /** Share of the length by which strands of a lock differ. */
  taper: number
  frizz: number
  /** How far a few strands leave their lock, 0 to 1, where hair is smooth. Default 1. */
  loose?: number
  /** Bends of a single hair per unit. Default 0.55. */
  frizzScale?: number
  /** How far it shines, 0 to 1: coils break up what straight hair reflects. Default 1. */
  shine?: number
  /** It is straight and combed one way: it shines in one band over the head, and no lock for itself. */
  sleek?: true
  /** Share of hairs that fly away. */
  flyaway: number
  /** Pixels on a portrait 960 wide. */
  width: number
  /** It leaves the ears bare. */
  bareEars?: true
  /** Hair grows over the ears: over all of them, or, in coils, where her photo does not show them (see `coverUnseen`). Default: around them, and falls over them. */
  coversEars?: 'all' | 'unseen'
  /** All of it is combed away from the face: between its first strands skin is seen, and no shade. */
  swept?: true
  /** It begins at a line of its own and throws a shade before it, where nothing of hers is kept: see `archedHead` and `ringletHead`. */
  ownLine?: true
  /** What stands up on it is what she came for: nothing of that may be cut off by the frame. */
  whole?: true
  /** It is combed smooth: up over the crown, or aside along the outline of the head. */
  combed?: true
  /** What is tied of it comes from behind the neck before a shoulder: light turns along it, and no shade of the neck cuts it. */
  tail?: true
  /** It stands off the head all around: the skin beside it lies deeper in its shade. */
  stands?: true
  /** All of it is roots: lightened, they are no deeper than the rest. */
  short?: true
  /** Curls end or turn on the head: their roots are told along the hair (see `lengthsOf`), and by height would be a cap. */
  layered?: true
}

/** A groom as it grows on a head: the chance and the unevenness are shared by guides, locks and strands. */
export interface Growing {
  head: Head
  groom: Groom
  next: () => number
  noise: SpaceNoise
}
