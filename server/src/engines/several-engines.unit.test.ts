import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { describe, expect, it } from 'vitest'
import { PlainEngine } from '../testing/engines/engine.ts'
import type { AskedStyles, EnginePhoto, EngineWatch } from './engine.ts'
import { type EngineRule, SeveralEngines } from './several-engines.ts'

const NEVER = new AbortController().signal
const WATCH: EngineWatch = {
  alive: async () => undefined,
  preparing: async () => undefined,
  photosRead: async () => undefined,
  nextTarget: async () => ({ id: '', file: '', beforeFile: '', largeFile: '' }),
  tried: async () => undefined,
}
const SOME: BaseStyleId[] = ['balayage_doux', 'pixie']

/** An engine of this name; what it is asked to make is noted. */
class Named extends PlainEngine {
  override readonly names: readonly string[]
  readonly produced: string[] = []
  /** Whether it may begin anything now. */
  isOpen = true

  constructor(name: string, styles: BaseStyleId[]) {
    super(5, styles)
    this.names = [name]
  }

  override async engineFor() {
    return this.isOpen ? (this.names[0] ?? null) : null
  }

  override async carriedStyles(_photos?: EnginePhoto[], { styles = [], tone = null }: AskedStyles = {}) {
    const reason = this.names[0] === 'hair' ? ('hidden' as const) : ('unclear' as const)
    return {
      impossible: styles.map((style) => ({ style, reason })),
      depths: styles.map((style) => ({ style, from: 1, upTo: tone === null ? 7 : 9 })),
      few: styles.filter((style) => style === 'pixie'),
    }
  }

  override async produce({ id }: { id: string }) {
    this.produced.push(id)
    return null
  }
}

function open(rule: Partial<EngineRule> = {}) {
  const hair = new Named('hair', SOME)
  const fal = new Named('fal', [...BASE_STYLE_IDS])
  const engines = new Map([
    ['hair', hair],
    ['fal', fal],
  ])
  const both = new SeveralEngines(engines, { preferred: 'hair', instead: null, byStyle: {}, ...rule })
  return { both, hair, fal }
}

describe('several engines by one rule', () => {
  it('what nothing is said of is made by the preferred one, and only what it can make is offered', async () => {
    const { both } = open()
    expect(both.offeredStyles().toSorted()).toEqual(SOME.toSorted())
    expect(await both.engineFor('pixie')).toBe('hair')
    expect(await both.engineFor('afro_naturel')).toBeNull()
  })

  it('a style may belong to another one', async () => {
    const { both } = open({ byStyle: { pixie: 'fal', afro_naturel: 'fal' } })
    expect(await both.engineFor('pixie')).toBe('fal')
    expect(await both.engineFor('balayage_doux')).toBe('hair')
    expect(both.offeredStyles()).toContain('afro_naturel')
    expect(both.names).toEqual(['hair', 'fal'])
  })

  it('one that is away is stood in for by the other, once it may', async () => {
    const { both, fal, hair } = open({ preferred: 'fal', instead: 'hair' })
    expect(await both.engineFor('pixie')).toBe('fal')
    fal.isOpen = false
    expect(await both.engineFor('pixie')).toBe('hair')
    expect(await both.engineFor('afro_naturel')).toBeNull()
    hair.isOpen = false
    expect(await both.engineFor('pixie')).toBeNull()
  })

  it.each([
    { consented: undefined, chosen: 'fal', when: 'nobody asks about consent' },
    { consented: ['fal'], chosen: 'fal', when: 'she consents to it' },
    { consented: ['replicate'], chosen: 'hair', when: 'she consents to another' },
    { consented: [], chosen: 'hair', when: 'she consents to none' },
  ])('photos go to nobody she has not consented to: $when', async ({ consented, chosen }) => {
    const { both } = open({ preferred: 'fal', instead: 'hair' })
    expect(await both.engineFor('pixie', consented)).toBe(chosen)
  })

  it('without one that keeps them here, and without consent, nobody makes it', async () => {
    const { both } = open({ preferred: 'fal' })
    expect(await both.engineFor('pixie', [])).toBeNull()
  })

  it('what photos do not carry is told by whoever makes the style, in the order it was asked', async () => {
    const { both } = open({ byStyle: { pixie: 'fal' } })
    expect(await both.carriedStyles([], { styles: ['pixie', 'balayage_doux'] })).toEqual({
      impossible: [
        { style: 'pixie', reason: 'unclear' },
        { style: 'balayage_doux', reason: 'hidden' },
      ],
      depths: [
        { style: 'pixie', from: 1, upTo: 7 },
        { style: 'balayage_doux', from: 1, upTo: 7 },
      ],
      few: ['pixie'],
    })
    const ofHair = { styles: ['pixie'] as const, engine: 'hair', tone: '8.34' }
    expect(await both.carriedStyles([], ofHair)).toEqual({
      impossible: [{ style: 'pixie', reason: 'hidden' }],
      depths: [{ style: 'pixie', from: 1, upTo: 9 }],
      few: ['pixie'],
    })
  })

  it('an order goes to the engine it was given to, whatever the rule says by then', async () => {
    const { both, hair, fal } = open({ preferred: 'fal' })
    const order = { id: 'one', engine: 'hair', style: 'pixie', tone: '1.0', count: 1, firstCount: 1 } as const
    const rest = { seed: 1, photos: [], resume: { candidatesTried: 0, fingerprints: [] } }
    await both.produce({ ...order, ...rest }, WATCH, NEVER)
    expect([hair.produced, fal.produced]).toEqual([['one'], []])
    await expect(both.produce({ ...order, ...rest, engine: 'comfyui' }, WATCH, NEVER)).rejects.toThrow(
      'comfyui',
    )
  })
})
