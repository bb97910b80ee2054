import { describe, expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { type Point, strandsInHead } from '../../../test/in-head.ts'
import { BODY_Z, skullDistance } from '../head/solids.ts'
import { GROOMS, groomOfStyle } from './groom-of-style.ts'

const SEEDS = [1, 2, 3]
const head = await drawnHead()

/** A few strands from root to tip, head space. */
const strandsOf = (style: string, seed: number, density = 0.01): Point[][] =>
  strandsInHead(head, style, seed, density)

const pointsOf = (style: string, seed: number): Point[] => strandsOf(style, seed).flat()

const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])

describe.each(SEEDS)('with seed %i', (seed) => {
  it('a bridal chignon shows its bun beside the neck, on one side', () => {
    const beside = pointsOf('chignon_mariee', seed).filter(([x, y]) => Math.abs(x) > 8.5 && y < -4 && y > -12)
    const right = beside.filter(([x]) => x > 0).length
    const share = Math.max(right, beside.length - right) / beside.length
    expect(beside.length).toBeGreaterThan(200)
    expect(share).toBeGreaterThan(0.9)
  })
  it('long straight hair lies on the chest as wide as a hand, on both sides', () => {
    const front = pointsOf('long_lisse', seed).filter(([, y, z]) => y < head.chin - 8 && z > BODY_Z)
    for (const side of [1, -1]) {
      const across = front.flatMap(([x]) => (x * side > 0 ? Math.abs(x) : [])).sort((a, b) => a - b)
      const [inner, outer] = [0.05, 0.95].map((q) => across[Math.floor(q * across.length)])
      expect(outer - inner).toBeGreaterThan(4)
    }
  })
  it.each(['carre_long_flou', 'long_lisse'])(
    '%s falls in over the sides of the neck, whose outline is a ruled line otherwise',
    (style) => {
      const beside = strandsOf(style, seed, 0.03)
        .flat()
        .filter(([x, y, z]) => y < head.chin && y > head.chin - 3 && z > -1 && Math.abs(x) < 9)
      const over = beside.filter(([x]) => Math.abs(x) < 6.5).length
      expect(over / beside.length).toBeGreaterThan(0.14)
    },
  )
  it.each(['boucles_libres', 'long_lisse'])(
    '%s comes forward over the shoulder too: all of it behind the neck, it is a plane there',
    (style) => {
      const behind = strandsOf(style, seed, 0.1).filter(([[x, , z]]) => z < -2 && Math.abs(x) > 2)
      const forward = behind.filter((points) => points.some(([, y, z]) => y < head.chin && z > 1))
      expect(forward.length / behind.length).toBeGreaterThan(0.01)
    },
  )
  it.each([
    'boucles_libres',
    'carre_long_flou',
    'carre_plongeant',
    'degrade_volume',
    'long_lisse',
    'ondulations_soleil',
    'tresses_fines',
  ])('%s grows denser beside the part, which hair leaves to both sides', (style) => {
    const across = strandsOf(style, seed, 0.1).flatMap(([[x, , z]]) => (z > 2 && z < 5 ? [x] : []))
    const within = (from: number) => across.filter((x) => x >= from && x < from + 1).length
    const slots = [-4, -3, -2, -1, 0, 1, 2, 3].map(within)
    expect(Math.max(...slots)).toBeGreaterThan(2 * Math.min(...slots))
  })
  it('the top of a bob with a fringe is combed forward and to both sides: no camera before her sees its crown', () => {
    const away = strandsOf('carre_frange', seed, 0.03).flatMap((points) => {
      const [[x, y, z], [toX, , toZ]] = [points[0], points[Math.round(points.length / 5)]]
      const isOnTop = y > 0.85 * head.top && z > -3 && Math.abs(x) > 1
      return isOnTop ? [{ forward: toZ - z, outward: Math.sign(x) * (toX - x) }] : []
    })
    expect(away.length).toBeGreaterThan(60)
    expect(away.filter(({ forward }) => forward > 0).length / away.length).toBeGreaterThan(0.95)
    expect(away.filter(({ outward }) => outward > 0).length / away.length).toBeGreaterThan(0.9)
  })
  it('a bob with a fringe is widest at the cheekbones and falls in to the jaw: straight down it is a helmet', () => {
    const points = pointsOf('carre_frange', seed)
    const widest = (from: number, to: number) => {
      const across = points
        .flatMap(([x, y]) => (y > from && y < to ? [Math.abs(x)] : []))
        .sort((a, b) => a - b)
      return across[Math.floor(0.95 * across.length)]
    }
    expect(widest(head.chin + 2, head.chin + 4)).toBeLessThan(0.96 * widest(0, 4))
  })
  it('a bob with a fringe lies on the sides of the head: a thumb off them it is a helmet', () => {
    const heights = pointsOf('carre_frange', seed).flatMap(([x, y, z]) => {
      const isBeside = Math.abs(x) > 6 && y > head.skull.y && y < 0.8 * head.top
      return isBeside ? [skullDistance(head, x, y, z, new Float64Array(3))] : []
    })
    const outermost = heights.sort((a, b) => a - b)[Math.floor(0.9 * heights.length)]
    expect(outermost).toBeLessThan(1.4)
  })
  it('a fringe ends before its locks run together: tresses of it shade each other, and are stripes', () => {
    const groom = groomOfStyle('carre_frange', seed)
    const lengths = strandsOf('carre_frange', seed, 0.1).flatMap((points) => {
      const [[x, y, z]] = points.slice(-1)
      const isFringe = y > head.eyes && z > 4 && Math.abs(x) < 4
      const steps = points.slice(1).map((point, k) => distance(points[k], point))
      return isFringe ? [steps.reduce((sum, step) => sum + step, 0)] : []
    })
    const long = lengths.sort((a, b) => a - b)[Math.floor(0.9 * lengths.length)]
    expect(lengths.length).toBeGreaterThan(100)
    expect(long).toBeLessThan(0.6 * (groom?.tress?.from ?? 0))
  })
  it.each(['carre_plongeant', 'carre_long_flou'])(
    '%s hides a side of the forehead, which is higher than a photo tells where hair hid it',
    (style) => {
      const before = pointsOf(style, seed).filter(
        ([x, y, z]) => Math.abs(x) < 5 && y > head.eyes + 3 && y < head.eyes + 5 && z > 4,
      )
      expect(before.length).toBeGreaterThan(13)
    },
  )
  it('a plunging bob falls to the chin at the nape, where it is seen beside the neck, and lower towards the face', () => {
    const endsOf = (isHere: (root: Point) => boolean) => {
      const ends = strandsOf('carre_plongeant', seed, 0.1).flatMap((points) => {
        const [[, y]] = points.slice(-1)
        return isHere(points[0]) && y < head.eyes ? [y] : []
      })
      return ends.reduce((sum, y) => sum + y, 0) / ends.length
    }
    const [nape, face] = [endsOf(([, , z]) => z < -4), endsOf(([, , z]) => z > 4)]
    expect(Math.abs(nape - head.chin)).toBeLessThan(1.5)
    expect(face).toBeLessThan(nape - 0.8)
  })
  it('the ends of a lob are of many heights', () => {
    const ends = strandsOf('carre_long_flou', seed, 0.1).flatMap((points) => {
      const [, y, z] = points[points.length - 1]
      return y < head.chin && z > 0 ? [y] : []
    })
    const mean = ends.reduce((sum, y) => sum + y, 0) / ends.length
    const spread = Math.sqrt(ends.reduce((sum, y) => sum + (y - mean) ** 2, 0) / ends.length)
    expect(spread).toBeGreaterThan(1.15)
  })
  it.each(['long_lisse', 'carre_plongeant', 'carre_long_flou'])(
    '%s falls beside the face: combed back it would be a roll over the forehead',
    (style) => {
      const besideEyes = strandsOf(style, seed, 0.03).flatMap((points) => {
        const [root] = points
        const passed = points.find(([, y]) => y < head.eyes + 2)
        return root[2] > 4 && root[1] > 0.6 * head.top && passed ? [passed[2] - root[2]] : []
      })
      expect(besideEyes.length).toBeGreaterThan(20)
      expect(besideEyes.reduce((sum, z) => sum + z, 0) / besideEyes.length).toBeGreaterThan(-2.5)
    },
  )
  it.each(['carre_long_flou', 'ondulations_soleil', 'degrade_volume', 'tresses_fines'])(
    'the outline of %s goes over the crown in one arc: dented at the part it is a heart',
    (style) => {
      const points = strandsOf(style, seed, 0.1).flat()
      // a few strands that stand off are no outline
      const height = Array.from({ length: 14 }, (_, column) => {
        const over = points.flatMap(([x, y]) => (Math.floor(x) + 7 === column ? [y] : []))
        return over.sort((a, b) => b - a)[20]
      })
      const dents = [2, 3].flatMap((reach) =>
        height.slice(reach, -reach).map((y, k) => (height[k] + height[k + 2 * reach]) / 2 - y),
      )
      expect(Math.max(...dents)).toBeLessThan(0.1)
    },
  )
  it.each(['boucles_libres', 'shag_boucle'])(
    'hair of %s goes back over the crown on either side of its part, more than to that side',
    (style) => {
      const groom = groomOfStyle(style, seed)
      if (!groom) throw new Error(`${style} is not grown`)
      for (const x of [-3, -2, 2, 3]) {
        const root = { x, y: 0.97 * head.top, z: 0, nx: 0, ny: 1, nz: 0, zone: x > 0 ? 1 : 2, growth: 1 }
        const way = Float64Array.of(0, 0, 0)
        groom.flow(Float64Array.of(root.x, root.y, root.z), root, head, way)
        expect(-way[2]).toBeGreaterThan(Math.abs(way[0]))
      }
    },
  )
  it.each(['carre_long_flou', 'carre_plongeant', 'degrade_volume', 'long_lisse', 'ondulations_soleil'])(
    'hair of %s leaves its part to both sides as far as the top of the head: else a star of dashes ends it',
    (style) => {
      const aside = strandsOf(style, seed, 0.1).flatMap((points) => {
        const [root] = points
        if (root[1] < 0.93 * head.top || root[2] < head.skull.z) return []
        const passed = points.find((p) => distance(p, root) > 3)
        return passed ? [Math.abs(passed[0] - root[0]) - (root[2] - passed[2])] : []
      })
      expect(aside.length).toBeGreaterThan(50)
      expect(aside.filter((more) => more > 0).length / aside.length).toBeGreaterThan(0.9)
    },
  )
  it.each(['boucles_libres', 'shag_boucle'])(
    'hair of %s waves from its roots on the crown: straight there, it is a flat cap above curls',
    (style) => {
      const straight = strandsOf(style, seed, 0.05).flatMap((points) => {
        const [root] = points
        if (root[1] < 0.85 * head.top || root[2] > 2) return []
        let [long, last] = [0, 1]
        for (; last < points.length && long < 5; last++) long += distance(points[last - 1], points[last])
        return [distance(root, points[last - 1]) / long]
      })
      expect(straight.length).toBeGreaterThan(50)
      expect(straight.reduce((sum, share) => sum + share, 0) / straight.length).toBeLessThan(0.89)
    },
  )
  it.each(['ondulations_soleil', 'degrade_volume', 'carre_long_flou', 'carre_plongeant', 'long_lisse'])(
    'the curtain of %s hangs beside the part, and no hair of it crosses the face',
    (style) => {
      const inFace = strandsOf(style, seed).filter((points) =>
        points.some(([x, y, z]) => Math.abs(x) < 2.2 && y < head.eyes - 1 && y > head.chin + 1 && z > 4),
      )
      expect(inFace.length).toBe(0)
    },
  )
  it.each(['ondulations_soleil', 'degrade_volume'])(
    'the curtain of %s passes into the sides without a section or a step: else it is a strip that was laid on',
    (style) => {
      const groom = groomOfStyle(style, seed)
      if (!groom) throw new Error(`${style} is not grown`)
      const roots = Array.from({ length: 60 }, (_, k) => {
        const root = { x: 3 + k * 0.1, y: 0.8 * head.top, z: 5, nx: 0, ny: 1, nz: 0, zone: 0, growth: 1 }
        return { ...root, zone: groom.zone(root, head) }
      })
      const lengths = roots.map((root) => groom.length(root, head))
      const steps = lengths.slice(1).map((length, k) => Math.abs(length - lengths[k]))
      expect(new Set(roots.map(({ zone }) => zone)).size).toBe(1)
      expect(Math.max(...steps)).toBeLessThan(4)
    },
  )
  it('a high bun leaves a few single hairs out at the temples: a lock would look torn off beside the cheek', () => {
    const strands = strandsOf('chignon_haut', seed, 1)
    const left = strands.filter(
      ([[, y], ...on]) => y > head.eyes && on.some(([, lower]) => lower < head.eyes - 2),
    )
    expect(left.length).toBeGreaterThan(0)
    expect(left.length / strands.length).toBeLessThan(0.003)
  })
  it('hair lies flat on its way to a high bun: thick locks are teeth of its outline, and pressed down they are knitted', () => {
    const normal = new Float64Array(3)
    const heights = strandsOf('chignon_haut', seed).flatMap((points) => {
      const [, y, z] = points[0]
      const isSwept = y > head.eyes + 4 && y < 0.8 * head.top && z > 0
      return isSwept ? points.slice(2, 14).map((p) => skullDistance(head, p[0], p[1], p[2], normal)) : []
    })
    const sorted = heights.sort((a, b) => a - b)
    expect(sorted.length).toBeGreaterThan(200)
    expect(sorted[Math.floor(0.9 * sorted.length)]).toBeLessThan(0.9)
  })
  it('a couture ponytail is swept back, not up: nothing stands on the crown', () => {
    const rises = strandsOf('queue_couture', seed).flatMap((points) => {
      const [root] = points
      const isOnTop = root[1] > 0.85 * head.top && root[2] > 0
      return isOnTop ? [Math.max(...points.map(([, y]) => y)) - head.top] : []
    })
    expect(rises.length).toBeGreaterThan(20)
    expect(Math.max(...rises)).toBeLessThan(1.8)
  })
  it('hair over the forehead goes aside to a low tail: back over the crown it crosses the outline like the teeth of a comb', () => {
    const aside = strandsOf('queue_couture', seed, 0.1).flatMap((points) => {
      const [root] = points
      const isOverForehead = root[1] > 0.6 * head.top && root[2] > 2 && Math.abs(root[0]) > 3.5
      const passed = isOverForehead && points.find((p) => distance(p, root) > 3)
      return passed ? [Math.sign(root[0]) * (passed[0] - root[0]) - 2 * (passed[1] - root[1])] : []
    })
    expect(aside.length).toBeGreaterThan(100)
    expect(aside.filter((more) => more > 0).length / aside.length).toBeGreaterThan(0.9)
  })
  it('what grows before an ear is swept over it, then back', () => {
    const groom = groomOfStyle('queue_couture', seed)
    if (!groom) throw new Error('it is not grown')
    const { at, height } = head.ears[1]
    const root = { x: 8, y: at[1], z: at[2] + 2, nx: 1, ny: 0, nz: 0, zone: 1, growth: 1 }
    const steepness = (y: number) => {
      const way = Float64Array.of(0, 0, 0)
      groom.flow(Float64Array.of(root.x, y, root.z), root, head, way)
      return way[1] / -way[2]
    }
    expect(steepness(at[1] + 0.1 * height)).toBeGreaterThan(1)
    expect(steepness(at[1] + height)).toBeLessThan(0.5)
  })
  it.each(['shag_boucle', 'boucles_libres'])(
    'the curls of %s hang down, hardly wider than the head',
    (style) => {
      const points = pointsOf(style, seed)
      const widest = (from: number, to: number) => {
        const across = points
          .flatMap(([x, y]) => (y > from && y < to ? Math.abs(x) : []))
          .sort((a, b) => a - b)
        return across[Math.floor(0.95 * across.length)]
      }
      expect(widest(head.chin - 4, head.chin)).toBeLessThan(widest(0, 4) * 1.18)
    },
  )
})

it('straight bobs, straight hair and what is tied smooth shine in one band: bright and dark stripes are no light', () => {
  const sleek = Object.keys(GROOMS).filter((style) => groomOfStyle(style, 1)?.sleek)
  const smooth = ['carre_frange', 'carre_plongeant', 'chignon_haut', 'long_lisse', 'queue_couture']
  expect(new Set(sleek)).toEqual(new Set(smooth))
})
