import { afterEach, describe, expect, it, vi } from 'vitest'
import { PictureBook, type Sight } from './picture-book.ts'

const made: string[] = []
const given: string[] = []
vi.stubGlobal('URL', {
  createObjectURL: () => {
    made.push(`blob:${made.length + 1}`)
    return made.at(-1)
  },
  revokeObjectURL: (url: string) => given.push(url),
})
afterEach(() => {
  made.length = 0
  given.length = 0
})

describe('the previews of one photo', () => {
  it('are each asked for once, however often they are shown', async () => {
    const fetched = vi.fn(async (_path: string) => new Blob())
    const book = new PictureBook(fetched)
    expect(await Promise.all([book.open('/a'), book.open('/a'), book.open('/b')])).toEqual([
      'blob:1',
      'blob:1',
      'blob:2',
    ])
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/a', '/b'])
  })

  it('are asked for again when they could not be had', async () => {
    const fetched = vi.fn(async () => new Blob()).mockRejectedValueOnce(new Error('cut off'))
    const book = new PictureBook(fetched)
    await expect(book.open('/a')).rejects.toThrow('cut off')
    expect(await book.open('/a')).toBe('blob:1')
  })

  it('are counted as they come, those that fail not', async () => {
    const fetched = vi.fn(async () => new Blob()).mockRejectedValueOnce(new Error('cut off'))
    const book = new PictureBook(fetched)
    const heard = vi.fn()
    const stop = book.subscribe(heard)
    await expect(book.open('/a')).rejects.toThrow('cut off')
    await book.open('/b')
    expect([book.come(), heard.mock.calls.length]).toEqual([1, 1])
    stop()
    await book.open('/c')
    expect([book.come(), heard.mock.calls.length]).toEqual([2, 1])
  })

  it('stay once they have come, though nobody shows them', async () => {
    const fetched = vi.fn(async (_path: string) => new Blob())
    const book = new PictureBook(fetched)
    expect(book.has('/a')).toBe(false)
    await book.open('/a')
    book.leave('/a')
    expect([book.has('/a'), await book.open('/a'), fetched.mock.calls.length]).toEqual([true, 'blob:1', 1])
  })

  it('are given back at the end, those still on their way too', async () => {
    let arrive = (_blob: Blob): void => undefined
    const late = new Promise<Blob>((resolve) => {
      arrive = resolve
    })
    const book = new PictureBook((path) => (path === '/late' ? late : Promise.resolve(new Blob())))
    await book.open('/a')
    const coming = book.open('/late')
    await Promise.resolve()
    book.close()
    arrive(new Blob())
    await coming
    await Promise.resolve()
    expect(given.sort()).toEqual(made.sort())
  })
})

describe('she scrolls and filters while previews come', () => {
  /** Answered when the test says so. */
  function served() {
    const asked: string[] = []
    const answers = new Map<string, PromiseWithResolvers<Blob>>()
    const signals: AbortSignal[] = []
    const book = new PictureBook((path, signal) => {
      asked.push(path)
      signals.push(signal)
      const answer = Promise.withResolvers<Blob>()
      answers.set(path, answer)
      return answer.promise
    })
    const seen = new Map<string, Sight>()
    const sightOf = new Map<string, () => Sight>()
    const open = (names: string, inSight = '') => {
      for (const name of names) {
        seen.set(name, { isInSight: inSight.includes(name), at: name.charCodeAt(0) })
        const taker = () => seen.get(name) ?? { isInSight: false, at: 0 }
        sightOf.set(name, taker)
        book.open(name, taker).catch(() => null)
      }
      return settled()
    }
    const scroll = (inSight: string) => {
      for (const [name, sight] of seen) sight.isInSight = inSight.includes(name)
    }
    const answer = (names: string) => {
      for (const name of names) answers.get(name)?.resolve(new Blob())
      return settled()
    }
    const leave = (names: string) => {
      for (const name of names) book.leave(name, sightOf.get(name))
    }
    return { book, asked, signals, open, scroll, answer, leave }
  }
  const settled = () => new Promise((done) => setImmediate(done))

  it('three are asked for at a time, the next as soon as one has come', async () => {
    const { asked, open, answer } = served()
    await open('abcdef', 'abcdef')
    expect(asked.join('')).toBe('abc')
    await answer('b')
    expect(asked.join('')).toBe('abcd')
  })

  it('what is in sight comes first, whichever was opened before', async () => {
    const { asked, open } = served()
    await open('abcdef', 'ef')
    expect(asked.join('')).toBe('efa')
  })

  it('a card that has left the sight gives way to one that is in it', async () => {
    const { asked, open, scroll, answer } = served()
    await open('abcdefgh', 'abcd')
    scroll('gh')
    await answer('abc')
    expect(asked.join('')).toBe('abcghd')
  })

  it('nothing is asked for twice, and what is being made is not thrown away', async () => {
    const { asked, signals, open, leave, answer, book } = served()
    await open('abcd', 'abcd')
    leave('abcd')
    expect(signals.some(({ aborted }) => aborted)).toBe(false)
    await answer('abc')
    expect([book.has('a'), asked.join('')]).toEqual([true, 'abc'])
    await open('abcd', 'abcd')
    expect(asked.join('')).toBe('abcd')
  })

  it('one that waits for its turn is not asked for once nobody wants it', async () => {
    const { asked, open, leave, answer } = served()
    await open('abcde', 'abcde')
    leave('d')
    await answer('a')
    expect(asked.join('')).toBe('abce')
  })

  it('one that failed gives its turn to the next', async () => {
    const fetched = vi.fn(async (path: string) =>
      path === '/a' ? Promise.reject(new Error('cut off')) : new Blob(),
    )
    const book = new PictureBook(fetched)
    const all = ['/a', '/b', '/c', '/d'].map((path) => book.open(path))
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      ...['rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
    ])
  })

  it('what is shown in two places comes as soon as either wants it', async () => {
    const { asked, book, open } = served()
    await open('abcd', 'abc')
    book.open('e', () => ({ isInSight: false, at: 200 })).catch(() => null)
    expect(book.due(['d', 'e'])).toEqual(['d', 'e'])
    book.open('e').catch(() => null)
    expect(book.due(['d', 'e'])).toEqual(['e', 'd'])
    expect(asked.join('')).toBe('abc')
  })

  it('it is known in which order the rest will come: what is being made, what is in sight, and the others', async () => {
    const { book, open, scroll, answer } = served()
    expect(book.due(['b', 'a'])).toEqual(['b', 'a'])
    await open('abcdefg', 'abcd')
    await answer('a')
    scroll('fg')
    expect(book.due([...'abcdefg']).join('')).toBe('bcdfge')
  })

  it('at the end what is on its way is asked for no more', async () => {
    const { book, signals, open } = served()
    await open('ab')
    book.close()
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })
})
