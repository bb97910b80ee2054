import type { Photo, UploadAnswer } from '@app/domain/photos/photos-api.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { PhotoUploads, type UploadSummary } from './photo-uploads.ts'
import { FileRefused } from './prepare-photo.ts'

const photoNamed = (name: string): Photo => ({
  id: name,
  url: `/${name}`,
  thumbnailUrl: `/${name}/thumbnail`,
  width: 1200,
  height: 1500,
  verdicts: null,
})
/** Milliseconds: what never comes ends here, what comes late does not. */
const PATIENT = 1_200_000

const kept = (name: string): UploadAnswer => ({ success: true, images: [photoNamed(name)], refused: [] })
const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const cut = () => new ApiError({ status: 0, code: null, sentence: '' })

/** A server that keeps everything, unless a test says otherwise for a name. */
function uploadsTo(server: Record<string, () => UploadAnswer> = {}) {
  const draft = new Set<string>()
  const summaries: UploadSummary[] = []
  const takenBack: (string | null)[] = []
  const uploads = new PhotoUploads({
    prepare: async (file) => {
      if (file.name.endsWith('.gif')) throw new FileRefused('photo_format')
      return file
    },
    preview: async () => null,
    send: async ({ file, onProgress }) => {
      onProgress(1)
      return server[file.name]?.() ?? kept(file.name)
    },
    takeBack: async (photo) => void takenBack.push(photo?.id ?? null),
    known: () => [...draft],
    keep: async ({ id }) => void draft.add(id),
  })
  uploads.onSettled = (summary) => summaries.push(summary)
  return {
    uploads,
    draft,
    summaries,
    takenBack,
    settled: () => vi.waitFor(() => expect(uploads.isBusy).toBe(false), PATIENT),
  }
}

const stepsOf = (uploads: PhotoUploads) => uploads.snapshot().queue.map(({ state }) => state.step)

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe('each photo travels on its own', () => {
  it('all that the server keeps are in the draft', async () => {
    const { uploads, draft, settled } = uploadsTo()
    uploads.add(files('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'), 0)
    await settled()
    expect([...draft].sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'])
  })
  // spec: 4.27, 4.29
  it('begins at 0 and never shows 100 before the server has answered', async () => {
    const { uploads, settled } = uploadsTo()
    const seen: number[] = []
    uploads.subscribe(() => seen.push(uploads.snapshot().progress?.percent ?? 0))
    uploads.add(files('a.jpg'), 0)
    expect(stepsOf(uploads)).toEqual(['preparing'])
    await settled()
    expect(seen[0]).toBe(0)
    expect(seen).toContain(99)
    expect(seen.at(-1)).toBe(100)
  })
  // spec: 4.30
  it('takes the bar away two seconds after the last one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const { uploads } = uploadsTo()
    uploads.add(files('a.jpg'), 0)
    await vi.advanceTimersByTimeAsync(1999)
    expect(uploads.snapshot().progress).toEqual({ count: 1, percent: 100 })
    await vi.advanceTimersByTimeAsync(1)
    expect(uploads.snapshot().progress).toBeNull()
  })
})

describe('a refused file leaves its slot and the others stay', () => {
  const refused: UploadAnswer = {
    success: false,
    images: [],
    refused: [{ name: 'b.jpg', code: 'photo_unreadable', error: 'Cette photo est abîmée.' }],
  }
  it('by the server: with its sentence', async () => {
    const { uploads, settled } = uploadsTo({ 'b.jpg': () => refused })
    uploads.add(files('a.jpg', 'b.jpg'), 0)
    await settled()
    expect(stepsOf(uploads)).toEqual(['sent'])
    expect(uploads.snapshot().refused).toMatchObject([{ name: 'b.jpg', sentence: 'Cette photo est abîmée.' }])
  })
  it('by the browser: nothing of it is sent', async () => {
    const { uploads, draft, settled } = uploadsTo()
    uploads.add(files('a.gif'), 0)
    await settled()
    expect(draft.size).toBe(0)
    expect(uploads.snapshot().refused).toMatchObject([{ name: 'a.gif', code: 'photo_format' }])
  })
  it('because the draft has it already', async () => {
    const { uploads, settled } = uploadsTo({ 'copie.jpg': () => kept('a.jpg') })
    uploads.add(files('a.jpg'), 0)
    await settled()
    uploads.add(files('copie.jpg'), 1)
    await settled()
    expect(uploads.snapshot().refused).toMatchObject([{ name: 'copie.jpg', code: 'duplicate' }])
  })
  it('but not because the draft was heard to have it before its own sending was answered', async () => {
    const { uploads, draft, settled } = uploadsTo({
      'a.jpg': () => {
        draft.add('a.jpg')
        return kept('a.jpg')
      },
    })
    uploads.add(files('a.jpg'), 0)
    await settled()
    expect(uploads.snapshot().refused).toEqual([])
    expect(stepsOf(uploads)).toEqual(['sent'])
  })
  it('until its message is dismissed', async () => {
    const { uploads, settled } = uploadsTo({ 'b.jpg': () => refused })
    uploads.add(files('b.jpg'), 0)
    await settled()
    uploads.dismiss(uploads.snapshot().refused[0]?.id ?? '')
    expect(uploads.snapshot().refused).toEqual([])
  })
})

describe('a photo that could not be sent', () => {
  it('stays in its slot, and can be sent again', async () => {
    const server = { 'a.jpg': vi.fn(() => kept('a.jpg')) }
    server['a.jpg'].mockImplementationOnce(() => {
      throw cut()
    })
    const { uploads, draft, settled } = uploadsTo(server)
    uploads.add(files('a.jpg'), 0)
    await settled()
    expect(stepsOf(uploads)).toEqual(['failed'])
    uploads.retryAll()
    await settled()
    expect([...draft]).toEqual(['a.jpg'])
  })
  // spec: 4.31
  it('takes the progress back to nothing', async () => {
    const { uploads, settled } = uploadsTo({
      'a.jpg': () => {
        throw cut()
      },
    })
    const seen: number[] = []
    uploads.subscribe(() => seen.push(uploads.snapshot().progress?.percent ?? 0))
    uploads.add(files('a.jpg'), 0)
    await settled()
    expect(Math.max(...seen)).toBe(99)
    expect(seen.at(-1)).toBe(0)
    expect(uploads.snapshot().progress).toBeNull()
  })
  it('can be taken back', async () => {
    const { uploads, settled } = uploadsTo({
      'a.jpg': () => {
        throw cut()
      },
    })
    uploads.add(files('a.jpg'), 0)
    await settled()
    uploads.remove(uploads.snapshot().queue[0]?.id ?? '')
    expect(uploads.snapshot().queue).toEqual([])
  })
})

describe('a photo taken back while it travels', () => {
  it('before it is sent: nothing of it arrives', async () => {
    const { uploads, draft, settled } = uploadsTo()
    uploads.add(files('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'), 0)
    uploads.remove(uploads.snapshot().queue[3]?.id ?? '')
    await settled()
    expect([...draft]).not.toContain('d.jpg')
  })
  it('after its last byte has left: deleted as soon as the server has answered', async () => {
    const { uploads, draft, takenBack } = uploadsTo({
      'a.jpg': () => {
        uploads.remove(uploads.snapshot().queue[0]?.id ?? '')
        return kept('a.jpg')
      },
    })
    uploads.add(files('a.jpg'), 0)
    await vi.waitFor(() => expect(takenBack).toEqual(['a.jpg']), PATIENT)
    expect(draft.size).toBe(0)
    expect(uploads.snapshot().queue).toEqual([])
  })
})

describe('one summary when the last photo has arrived', () => {
  it('counts what was sent, failed and refused', async () => {
    const { uploads, summaries, settled } = uploadsTo({
      'b.jpg': () => {
        throw cut()
      },
    })
    uploads.add(files('a.jpg', 'b.jpg', 'c.gif', 'd.jpg'), 0)
    await settled()
    expect(summaries).toMatchObject([{ sent: 2, failed: 1, refused: [{ name: 'c.gif' }] }])
  })
})
