import { describe, expect, it } from 'vitest'
import { type Drawn, orderOf, produced } from '../testing/engines/numbers.ts'

describe('whatever makes the pictures', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  const bOf = (letters: string[]) => letters.find((letter) => letter === 'b')

  it('as many are made as were ordered, each with the model that made it', async () => {
    const { drawn, made } = await produced(orderOf(['a', 'b'], 3))
    expect(drawn).toEqual([
      { photo: 'a', number: 0 },
      { photo: 'b', number: 0 },
      { photo: 'a', number: 1 },
    ])
    expect(new Set(made.map(({ model }) => model))).toEqual(new Set(['numbers-1']))
  })

  it('one image of one photo is made of it, by its next candidate where the first will not do', async () => {
    const picture = ({ number }: Drawn) => (number === 0 ? 'refused' : number)
    const { drawn, told } = await produced(orderOf(['a'], 1), { picture })
    expect([drawn, told.read]).toEqual([[{ photo: 'a', number: 1 }], [1]])
  })

  it('a picture nobody doubts is made while the rest of her photos are read, and the order begins with it', async () => {
    const { drawn, told } = await produced(orderOf(six, 3), {
      opens: bOf,
      waits: { what: 'c', until: 'b0' },
    })
    expect(told.read.at(-1)).toBe(6)
    expect(drawn).toEqual(['b', 'a', 'c'].map((photo) => ({ photo, number: 0 })))
    expect(told.tried).toEqual([1, 2, 3])
  })

  it('the next is made beside what was begun with, once her photos are read, and comes after it', async () => {
    const { drawn, told } = await produced(orderOf(six, 3), {
      opens: bOf,
      waits: { what: 'b0', until: 'a0' },
    })
    expect(drawn).toEqual(['b', 'a', 'c'].map((photo) => ({ photo, number: 0 })))
    expect(told.tried).toEqual([1, 2, 3])
  })

  it('what was begun with is not made again after a break, and the rest goes on as it would have', async () => {
    const whole = await produced(orderOf(six, 4), { opens: bOf })
    const fingerprints = whole.made.slice(0, 1).map(({ fingerprint }) => fingerprint)
    const resume = { candidatesTried: 1, fingerprints }
    const rest = await produced({ ...orderOf(six, 4), resume }, { opens: bOf })
    expect([...whole.made.slice(0, 1), ...rest.made]).toEqual(whole.made)
  })

  it('what was begun with and will not do is passed over, with all that it rules out', async () => {
    const picture = ({ letter, number }: Drawn) =>
      letter === 'b' ? 'photo refused' : number + letter.charCodeAt(0)
    const { drawn, asked } = await produced(orderOf(six, 2), { opens: bOf, picture })
    expect([asked[0], drawn.map(({ photo }) => photo)]).toEqual(['b0', ['a', 'c']])
    expect(asked.filter((one) => one.startsWith('b'))).toEqual(['b0'])
  })

  it('what was interrupted goes on after the candidates that were tried', async () => {
    const whole = await produced(orderOf(['a', 'b'], 5))
    const fingerprints = whole.made.slice(0, 3).map(({ fingerprint }) => fingerprint)
    const rest = await produced({ ...orderOf(['a', 'b'], 5), resume: { candidatesTried: 3, fingerprints } })
    expect([...whole.made.slice(0, 3), ...rest.made]).toEqual(whole.made)
    expect(rest.asked).toEqual(['b1', 'a2'])
  })

  it('of photos that are gone nothing is made, and that is why', async () => {
    const { made, short } = await produced(orderOf([], 3))
    expect([made, short]).toEqual([[], 'photos_gone'])
  })
})
