import type { PhotoRefusal } from '@app/domain/photos/photo-rules.ts'
import type { Photo, UploadAnswer } from '@app/domain/photos/photos-api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { FileRefused } from './prepare-photo.ts'
import {
  batchProgress,
  chooseFiles,
  isUnderWay,
  photosToStart,
  type QueuedPhoto,
  type QueuedState,
} from './queued-photo.ts'
import type { Sending } from './send-photo.ts'

/** A file that never became a photo of the draft. The server's own sentence, where it gave one. */
export interface RefusedFile {
  id: string
  name: string
  code: PhotoRefusal | 'duplicate' | 'payload_too_large'
  sentence: string
}

export interface UploadsSnapshot {
  queue: readonly QueuedPhoto[]
  refused: readonly RefusedFile[]
  progress: { count: number; percent: number } | null
}

export interface UploadSummary {
  sent: number
  failed: number
  refused: readonly RefusedFile[]
}

export interface UploadTools {
  prepare: (file: File) => Promise<File>
  preview: (file: File) => Promise<string | null>
  send: (sending: Omit<Sending, 'draftId'>) => Promise<UploadAnswer>
  /** The ids of the photos the draft has. */
  known: () => string[]
  /** Puts the photo into the draft on screen, once. */
  keep: (photo: Photo) => Promise<void>
  /** Undoes a sending she took back too late; without a photo, makes sure that the server kept none. */
  takeBack: (photo: Photo | null) => Promise<void>
}

interface Travelling {
  file: File
  before: readonly string[]
  stop: AbortController
  /** She took it back when it had left already. */
  isUnwanted: boolean
}

/** Sending it again would not help. */
function refusalIn(error: unknown): RefusedFile['code'] | null {
  if (error instanceof FileRefused) return error.code
  return error instanceof ApiError && error.code === 'payload_too_large' ? error.code : null
}

/** How long « 100 % » stays before the bar is taken away. */
const DONE_SHOWN_MS = 2000

/**
 * The photos on their way to one draft. Lives beside React, not in it: closing the sheet stops nothing.
 *
 * waiting → preparing → sending → sent, or failed (stays in its slot, can be tried again), or refused (leaves its
 * slot; listed with its sentence). Three at a time.
 */
export class PhotoUploads {
  /** Called when nothing is on its way any more. */
  onSettled: (summary: UploadSummary) => void = () => {}
  readonly #tools: UploadTools
  readonly #files = new Map<string, Travelling>()
  /** The ids of the photos that have a slot of this page's. */
  readonly #claimed = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #snapshot: UploadsSnapshot = { queue: [], refused: [], progress: null }
  #settled = { sent: 0, failed: 0, refused: [] as RefusedFile[] }

  constructor(tools: UploadTools) {
    this.#tools = tools
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): UploadsSnapshot => this.#snapshot

  get isBusy(): boolean {
    return this.#snapshot.queue.some(isUnderWay)
  }

  /** Takes what fits beside the `taken` slots; tells what did not. */
  add(files: readonly File[], taken: number): ReturnType<typeof chooseFiles<File>> {
    const choice = chooseFiles(files, taken)
    if (choice.kind === 'tooMany') return choice
    const batch = Math.max(0, ...this.#snapshot.queue.map((photo) => photo.batch)) + (this.isBusy ? 0 : 1)
    const added = choice.files.map((file) => this.#enqueue(file, batch))
    this.#show({ queue: [...this.#snapshot.queue, ...added] })
    this.#startNext()
    return choice
  }

  retry(id: string): void {
    this.#change(id, { step: 'waiting' })
    this.#startNext()
  }

  retryAll(): void {
    for (const { id, state } of this.#snapshot.queue) if (state.step === 'failed') this.retry(id)
  }

  /** Takes a photo back, wherever it is on its way. */
  remove(id: string): void {
    const entry = this.#files.get(id)
    const state = this.#snapshot.queue.find((photo) => photo.id === id)?.state
    // Once all its bytes have left, the server keeps it whatever we do here: its answer is waited for.
    if (entry && state?.step === 'sending' && state.share === 1) entry.isUnwanted = true
    else entry?.stop.abort()
    this.#forget(id)
    this.#startNext()
  }

  dismiss(id: string): void {
    this.#show({ refused: this.#snapshot.refused.filter((file) => file.id !== id) })
  }

  #enqueue(file: File, batch: number): QueuedPhoto {
    const id = crypto.randomUUID()
    const before = this.#tools.known()
    this.#files.set(id, { file, before, stop: new AbortController(), isUnwanted: false })
    return {
      id,
      name: file.name,
      bytes: file.size,
      batch,
      previewUrl: null,
      before,
      state: { step: 'waiting' },
    }
  }

  #startNext(): void {
    for (const { id } of photosToStart(this.#snapshot.queue)) void this.#travel(id)
    if (!this.isBusy) this.#settle()
  }

  async #travel(id: string): Promise<void> {
    const entry = this.#files.get(id)
    if (!entry) return
    this.#change(id, { step: 'preparing' })
    try {
      const file = await this.#tools.prepare(entry.file)
      void this.#tools.preview(file).then((url) => this.#showPreview(id, url))
      const answer = await this.#send(id, file, entry.stop.signal)
      if (entry.isUnwanted) await this.#takeBack(entry, answer)
      else await this.#receive(id, entry, answer)
    } catch (error) {
      if (entry.stop.signal.aborted || entry.isUnwanted) await this.#tools.takeBack(null)
      else this.#end(id, error)
    }
    this.#startNext()
  }

  async #send(id: string, file: File, signal: AbortSignal): Promise<UploadAnswer> {
    signal.throwIfAborted()
    this.#change(id, { step: 'sending', share: 0 })
    const onProgress = (share: number) => this.#change(id, { step: 'sending', share })
    return this.#tools.send({ file, onProgress, signal })
  }

  async #receive(id: string, entry: Travelling, answer: UploadAnswer): Promise<void> {
    const {
      images: [photo],
      refused: [refusal],
    } = answer
    if (refusal) return this.#refuse(id, refusal.code, refusal.error)
    if (!photo) throw new Error('the server neither kept nor refused this photo')
    if (this.#isTwin(entry, photo)) return this.#refuse(id, 'duplicate', '')
    this.#claimed.add(photo.id)
    await this.#tools.keep(photo)
    this.#settled.sent += 1
    this.#files.delete(id)
    this.#change(id, { step: 'sent', photoId: photo.id })
  }

  /** The draft keeps the photo of which this was a second file. */
  async #takeBack(entry: Travelling, { images: [photo] }: UploadAnswer): Promise<void> {
    await this.#tools.takeBack(photo && !this.#isTwin(entry, photo) ? photo : null)
  }

  /** The same file chosen twice is one photo: the draft had it before, or another slot has it. */
  #isTwin({ before }: Travelling, photo: Photo): boolean {
    return this.#claimed.has(photo.id) || before.includes(photo.id)
  }

  #end(id: string, error: unknown): void {
    const sentence = error instanceof ApiError ? error.sentence : ''
    const code = refusalIn(error)
    if (code) this.#refuse(id, code, sentence)
    else {
      this.#settled.failed += 1
      this.#change(id, { step: 'failed', sentence })
    }
  }

  #refuse(id: string, code: RefusedFile['code'], sentence: string): void {
    const name = this.#snapshot.queue.find((photo) => photo.id === id)?.name ?? ''
    const file = { id, name, code, sentence }
    this.#settled.refused.push(file)
    this.#forget(id)
    this.#show({ refused: [...this.#snapshot.refused, file] })
  }

  #settle(): void {
    const summary = this.#settled
    this.#settled = { sent: 0, failed: 0, refused: [] }
    const isNews = summary.sent + summary.failed + summary.refused.length > 0
    if (isNews) this.onSettled(summary)
    setTimeout(() => !this.isBusy && this.#show({}), DONE_SHOWN_MS)
  }

  #forget(id: string): void {
    this.#files.delete(id)
    this.#dropPreview(id)
    this.#show({ queue: this.#snapshot.queue.filter((photo) => photo.id !== id) })
  }

  #showPreview(id: string, previewUrl: string | null): void {
    const isWanted = this.#snapshot.queue.some((photo) => photo.id === id)
    if (!isWanted && previewUrl) URL.revokeObjectURL(previewUrl)
    if (isWanted) this.#replace(id, { previewUrl })
  }

  #dropPreview(id: string): void {
    const url = this.#snapshot.queue.find((photo) => photo.id === id)?.previewUrl
    if (url) URL.revokeObjectURL(url)
  }

  #change(id: string, state: QueuedState): void {
    this.#replace(id, { state })
  }

  #replace(id: string, changes: Partial<QueuedPhoto>): void {
    const queue = this.#snapshot.queue.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo))
    this.#show({ queue })
  }

  /** Progress is shown while something is under way, and at 100 until the bar is taken away. */
  #show(changes: Partial<Pick<UploadsSnapshot, 'queue' | 'refused'>>): void {
    const next = { ...this.#snapshot, ...changes }
    const isBusy = next.queue.some(isUnderWay)
    const progress = isBusy || (changes.queue && this.#snapshot.progress) ? batchProgress(next.queue) : null
    this.#snapshot = { ...next, progress }
    for (const listener of this.#listeners) listener()
  }
}
