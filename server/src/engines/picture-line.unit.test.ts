import { SHORT_REASONS } from '@app/domain/transformations/short-reasons.ts'
import { describe, expect, it } from 'vitest'
import { type Drawn, orderOf, PER_PHOTO, produced } from '../testing/engines/numbers.ts'
import { HinderedError } from './renderer.ts'

describe('whatever makes the pictures', () => {
  it('it ends with fewer when none of her photos has anything more to give', async () => {
    const { made, told } = await produced(orderOf(['a', 'b', 'c'], 2), { picture: () => 'refused' })
    expect([made, told.tried.at(-1)]).toEqual([[], 3 * PER_PHOTO])
  })

  it('one that takes long holds up none, and all come in the order of the plan', async () => {
    const { drawn, asked, told } = await produced(orderOf(['a', 'b', 'c', 'd'], 3), {
      waits: { what: 'a0', until: 'c0' },
    })
    expect(drawn).toEqual(['a', 'b', 'c'].map((photo) => ({ photo, number: 0 })))
    expect([asked, told.tried]).toEqual([
      ['a0', 'b0', 'c0'],
      [1, 2, 3],
    ])
  })

  it('one that fails takes with it what is behind it, nothing that is before it', async () => {
    const learned: string[] = []
    const again = await produced(orderOf(['a', 'b', 'c'], 3), {
      learns: () => learned.push('her'),
      unlearned: ({ letter }) => letter === 'b' && learned.length < 2,
    })
    expect(again.asked.filter((one) => one === 'a0')).toHaveLength(1)
    expect([again.told.tried, again.drawn.length]).toEqual([[1, 2, 3], 3])
  })

  it('of twins she gets one, be they made side by side or in different runs', async () => {
    const picture = ({ number }: Drawn) => number
    const { drawn, told } = await produced(orderOf(['a', 'b'], 3), { picture })
    expect(drawn).toEqual([0, 1, 2].map((number) => ({ photo: 'a', number })))
    expect(told.tried).toEqual([1, 2, 3, 4, 5])
    const resume = { candidatesTried: 0, fingerprints: ['0', '1'] }
    const later = await produced({ ...orderOf(['a', 'b'], 3), resume }, { picture })
    expect(later.drawn).toEqual([{ photo: 'a', number: 2 }])
  })

  it('what a refusal rules out is not tried, what it does not is', async () => {
    const of = (refusal: 'photo refused' | 'refused') => (drawn: Drawn) =>
      drawn.letter === 'a' ? refusal : drawn.number
    const ruled = await produced(orderOf(['a', 'b'], 3), { picture: of('photo refused') })
    expect(ruled.asked).toEqual(['a0', 'b0', 'b1', 'b2'])
    const alone = await produced(orderOf(['a', 'b'], 3), { picture: of('refused') })
    expect(alone.asked).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
  })

  describe.each([
    { how: 'as their renderer says', twin: 'twin refused' },
    { how: 'as their fingerprints say', twin: 0 },
  ] as const)('once a photo gave a picture', ({ how, twin }) => {
    it.each([
      { twins: 2, tried: 6 },
      { twins: 3, tried: 4 },
    ])(
      `and then $twins twins of it in a row, ${how}, $tried of its 6 are tried`,
      async ({ twins, tried }) => {
        const picture = ({ letter, number }: Drawn) => {
          if (letter === 'b') return 1000 + number
          return number > 0 && number <= twins ? twin : number
        }
        const { asked, made } = await produced(orderOf(['a', 'b'], 10), { picture, perPhoto: 6 })
        expect(asked.filter((one) => one.startsWith('a'))).toHaveLength(tried)
        expect(made).toHaveLength(6 + tried - twins)
      },
    )
  })

  it('lost pictures and refused ones say nothing of the others of their photo', async () => {
    const rest = [4, 5].map((number) => ({ photo: 'a', number }))
    const fails = ({ number }: Drawn) => (number < 4 ? 2 : 0)
    const lost = await produced(orderOf(['a'], 2), { fails, perPhoto: 6 })
    expect(lost.drawn).toEqual(rest)
    const picture = ({ number }: Drawn) => (number < 4 ? 'refused' : number)
    const refused = await produced(orderOf(['a'], 2), { picture, perPhoto: 6 })
    expect(refused.drawn).toEqual(rest)
  })

  it.each([
    { fails: 1, first: { photo: 'a', number: 0 } },
    { fails: 2, first: { photo: 'b', number: 0 } },
  ])('a picture lost $fails times: it is tried once more, then passed over', async ({ fails, first }) => {
    const { drawn, told } = await produced(orderOf(['a', 'b'], 2), {
      fails: ({ letter, number }) => (letter + number === 'a0' ? fails : 0),
    })
    expect([drawn[0], drawn.length, told.lost]).toEqual([first, 2, fails])
  })

  it('what it was prepared with is gone: it is prepared once more, and no candidate is lost by that', async () => {
    const whole = await produced(orderOf(['a', 'b'], 3))
    const learned: string[] = []
    const unlearned = (drawn: Drawn) => drawn.letter === 'b' && learned.length < 2
    const again = await produced(orderOf(['a', 'b'], 3), { learns: () => learned.push('her'), unlearned })
    expect([learned.length, again.drawn]).toEqual([2, whole.drawn])
    expect(again.told).toMatchObject({ stages: ['learning', null, 'learning', null], tried: [1, 2, 3] })
    expect(again.short).toBeNull()
  })

  it.each(SHORT_REASONS)(
    'where that is hindered it ends with what there is, and says why: %s',
    async (reason) => {
      let learned = 0
      const learns = () => {
        learned += 1
        if (learned === 2) throw new HinderedError(reason, 'no more')
      }
      const unlearned = ({ number }: Drawn) => number === 1
      const { made, short, told } = await produced(orderOf(['a', 'b'], 3), { learns, unlearned })
      expect([made.length, short, told.tried]).toEqual([2, reason, [1, 2]])
    },
  )

  it.each([
    { what: 'her photos give no more', files: ['a'], count: 4, fails: 0, short: 'exhausted' },
    { what: 'they give just enough', files: ['a'], count: 3, fails: 0, short: null },
    { what: 'a picture that was lost might be one more', files: ['a'], count: 4, fails: 2, short: null },
    { what: 'so might a photo', files: ['a', 'lost'], count: 4, fails: 0, short: null },
  ])('every candidate was tried: $what, $short', async ({ files, count, fails, short }) => {
    expect((await produced(orderOf(files, count), { fails: () => fails })).short).toBe(short)
  })
})
