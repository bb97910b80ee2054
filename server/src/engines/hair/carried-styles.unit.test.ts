import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Depths } from '@app/domain/catalogue/worn-tone.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import type { PhotoJudgement, Technique } from '@app/hair/contract.ts'
import { describe, expect, it } from 'vitest'
import { GOOD_JUDGEMENT, photosOrder } from '../../testing/engines/ordered-photos.ts'
import { NOTHING_KEPT } from '../known-judgements.ts'
import { Planner } from '../planner.ts'
import { HairRenderer } from './hair-renderer.ts'
import { fixedLooks } from './look-source.ts'

describe('what her photos do not carry is not sold to her', () => {
  const asked: string[] = []
  const engineThat = (judge: (file: string) => Partial<PhotoJudgement>) => {
    const pixels = {
      makeReady: async () => undefined,
      judgePhoto: async (file: string) => {
        asked.push(file)
        return {
          ...GOOD_JUDGEMENT,
          techniques: ['colour', 'balayage', 'volume', 'strands'] as Technique[],
          ...judge(file),
        }
      },
      transform: () => Promise.reject(new Error('nothing is made yet')),
    }
    const renderer = new HairRenderer(pixels, fixedLooks([]), { tool: 'test', revision: 'test' })
    const onError = (cause: Error) => expect.unreachable(cause.message)
    return new Planner(renderer, { judgements: NOTHING_KEPT, onError })
  }
  const { photos } = photosOrder(15, 5)

  it('a style that one photo carries is possible, one that none carries is not', async () => {
    const engine = engineThat((file) => ({ grown: file === '/p/3.jpg' ? ['carre_frange'] : [] }))
    const impossible = (await engine.carriedStyles(photos)).impossible.map(({ style }) => style)
    expect(impossible).not.toContain('carre_frange')
    expect(impossible).not.toContain('degrade_volume')
    expect(impossible).toContain('pixie')
  })
  const refused: Partial<PhotoJudgement> = { fault: 'matte_untrusted', techniques: [] }
  const reasons: [why: string, BaseStyleId, Partial<PhotoJudgement>, ImpossibleReason][] = [
    ['her hair hides what a cut bares', 'carre_frange', {}, 'hidden'],
    ['no outline is clear enough for new hair', 'carre_frange', { techniques: [] }, 'unclear'],
    ['her own hair does not show it', 'balayage_doux', { techniques: ['strands'] }, 'unsuited'],
    ['no hair could be read', 'balayage_doux', refused, 'unclear'],
  ]
  it.each(reasons)('with the reason: %s', async (_why, style, judgement, reason) => {
    const engine = engineThat(() => ({ ...judgement, grown: [] }))
    expect(await engine.carriedStyles(photos, { styles: [style] })).toEqual({
      impossible: [{ style, reason }],
      depths: [],
      few: [],
    })
  })
  it('told by the five best, which are read once however often she asks', async () => {
    const engine = engineThat(() => ({ grown: [] }))
    asked.length = 0
    await engine.carriedStyles(photos)
    await engine.carriedStyles(photos)
    expect(asked).toHaveLength(5)
  })
  it('and not again for her order', async () => {
    asked.length = 0
    const engine = engineThat(() => ({ grown: [], techniques: [] }))
    await engine.carriedStyles(photos)
    const watch = {
      alive: async () => undefined,
      preparing: async () => undefined,
      photosRead: async () => undefined,
      nextTarget: () => Promise.reject(new Error('nothing can be made')),
      tried: async () => undefined,
    }
    await engine.produce(photosOrder(15, 5), watch, new AbortController().signal)
    expect(asked.toSorted()).toEqual(photos.map(({ file }) => file).toSorted())
  })
  it('of no photo at all nothing is said', async () => {
    expect(await engineThat(() => ({})).carriedStyles([])).toEqual({ impossible: [], depths: [], few: [] })
  })

  const tones: [BaseStyleId, Partial<PhotoJudgement>, Depths][] = [
    ['degrade_volume', { depth: 4, upTo: 7.4 }, { from: 1, upTo: 7 }],
    ['degrade_volume', { depth: 4, upTo: 7.5 }, { from: 1, upTo: 8 }],
    // Of new hair her photo tells as much: in other tones than its own nobody has graded it.
    ['carre_frange', { depth: 4, upTo: 7.4, grown: ['carre_frange'] }, { from: 1, upTo: 7 }],
    ['balayage_doux', { depth: 1, upTo: 7 }, { from: 3, upTo: 7 }],
    ['balayage_doux', { depth: 4.4, upTo: 9 }, { from: 5, upTo: 9 }],
    ['balayage_doux', { depth: 4.5, upTo: 9 }, { from: 6, upTo: 9 }],
    ['degrade_volume', {}, { from: 1, upTo: 10 }],
  ]
  it.each(tones)('a tone for %s on %j: depths %j', async (style, judgement, depths) => {
    const told = await engineThat(() => judgement).carriedStyles(photos, { styles: [style] })
    expect(told).toEqual({ impossible: [], depths: [{ style, ...depths }], few: [] })
  })
})
