import { afterEach, describe, expect, it, vi } from 'vitest'
import { callHook } from '../../testing/draw-knowing.tsx'
import { PhotoUploads } from './photo-uploads.ts'
import { useAddingPhotos } from './use-adding-photos.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
afterEach(() => notify.mockClear())

function choose(count: number): void {
  const never = () => new Promise<never>(() => undefined)
  const uploads = new PhotoUploads({
    prepare: never,
    known: () => [],
    preview: never,
    send: never,
    keep: never,
    takeBack: never,
  })
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `photo-${index}.jpg`))
  callHook(() => useAddingPhotos(uploads, 0)).add(files)
}

describe('« Trop de photos »', () => {
  // spec: 8.18
  it('is not said of 15 at once', () => {
    choose(15)
    expect(notify).not.toHaveBeenCalled()
  })
  // spec: 8.18, 8.32
  it('is said of 16 at once, with the 15 that are the most', () => {
    choose(16)
    expect(notify).toHaveBeenCalledWith('uploadMax', { values: { max: 15 } })
  })
})
