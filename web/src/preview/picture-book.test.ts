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

  it('are not made any more once nobody waits for them, and asked for anew when somebody does', async () => {
    const fetched = vi.fn(
      (_path: string, signal: AbortSignal) =>
        new Promise<Blob>((_, fail) => signal.addEventListener('abort', () => fail(new Error('left')))),
    )
    const book = new PictureBook(fetched)
    const [first, second] = [book.open('/a'), book.open('/a')]
    book.leave('/a')
    expect(fetched.mock.calls[0]?.[1].aborted).toBe(false)
    book.leave('/a')
    expect(fetched.mock.calls[0]?.[1].aborted).toBe(true)
    await expect(Promise.all([first, second])).rejects.toThrow('left')
    void book.open('/a').catch(() => null)
    expect(fetched).toHaveBeenCalledTimes(2)
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
    book.close()
    arrive(new Blob())
    await coming
    await Promise.resolve()
    expect(given.sort()).toEqual(made.sort())
  })
})
