import { afterEach, describe, expect, it, vi } from 'vitest'
import { PictureBook } from './picture-book.ts'

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
    const fetched = vi.fn(async () => new Blob())
    const book = new PictureBook(fetched)
    expect(await Promise.all([book.open('/a'), book.open('/a'), book.open('/b')])).toEqual([
      'blob:1',
      'blob:1',
      'blob:2',
    ])
    expect(fetched.mock.calls).toEqual([['/a'], ['/b']])
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

  it('are given back at the end, those still on their way too', async () => {
    let arrive = (_blob: Blob): void => undefined
    const late = new Promise<Blob>((resolve) => {
      arrive = resolve
    })
    const book = new PictureBook((path) => (path === '/late' ? late : Promise.resolve(new Blob())))
    await book.open('/a')
    const coming = book.open('/late')
    book.close()
    arrive(new Blob())
    await coming
    await Promise.resolve()
    expect(given.sort()).toEqual(made.sort())
  })
})
