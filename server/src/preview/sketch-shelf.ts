import { randomBytes } from 'node:crypto'
import { PREVIEW_MINUTES } from '@app/domain/preview/preview-rules.ts'
import { refuse } from '../errors.ts'
import type { Reading } from './reading.ts'

/** Each is about 3 MB. */
const MOST = 24
/** Room is made for a newcomer only where nothing was asked for in so long. */
const LEFT_ALONE_MS = 60_000
const HANDLE_BYTES = 32

interface DraftPhoto {
  userId: string
  id: string
  /** What its file is known by. */
  fileKey?: string
}

export interface Shelved {
  handle: string
  reading: Reading
  /** Whose photo it is, when it is one of a draft: only she may look at it, and only while it exists. */
  photo: DraftPhoto | null
  /** Made once each, and kept as long as the sketch they are made from. */
  pictures: Map<string, Promise<Uint8Array>>
  until: number
  usedAt: number
}

/**
 * Where sketches wait between two calls: in the memory of this process and nowhere else, until she leaves or their
 * time is over. Nothing of them reaches a disk, a database or another machine.
 */
export class SketchShelf {
  readonly #shelved = new Map<string, Shelved>()
  readonly #making = new Map<string, Promise<Shelved>>()
  readonly #now: () => number
  readonly #sweeper: NodeJS.Timeout

  /** @param now milliseconds by a clock that nobody sets back: what is on it goes in its minutes */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#sweeper = setInterval(() => this.sweep(), 15_000).unref()
  }

  get size(): number {
    return this.#shelved.size
  }

  /** If it cannot be read to the end, the photo is as if it had never been read. */
  put(reading: Reading, photo: Shelved['photo'] = null): Shelved {
    this.makeRoom()
    const now = this.#now()
    const handle = randomBytes(HANDLE_BYTES).toString('base64url')
    const until = now + PREVIEW_MINUTES * 60_000
    const shelved: Shelved = { handle, reading, photo, pictures: new Map(), until, usedAt: now }
    this.#shelved.set(handle, shelved)
    reading.whole.catch(() => this.forget(handle))
    return shelved
  }

  /** Another handle to what was read of the same file, as long as one is here: neither it nor a picture is made twice. */
  putAgain(photo: DraftPhoto): Shelved | null {
    this.sweep()
    const { fileKey } = photo
    const known = [...this.#shelved.values()].find((one) => fileKey && one.photo?.fileKey === fileKey)
    if (!known) return null
    const shelved = this.put(known.reading, photo)
    shelved.pictures = known.pictures
    return shelved
  }

  find(handle: string): Shelved {
    this.sweep()
    const found = this.#shelved.get(handle) ?? refuse('preview_gone')
    found.usedAt = this.#now()
    return found
  }

  /** Whether `ofPhoto` would not have to make it. */
  hasPhoto(photoId: string): boolean {
    return this.#making.has(photoId) || this.#shelvedOf(photoId) !== undefined
  }

  /** The sketch of one photo: the one that is here, or on its way for an earlier call, else what `make` puts here. */
  async ofPhoto(photoId: string, make: () => Promise<Shelved>): Promise<Shelved> {
    const known = this.#shelvedOf(photoId)
    if (known) return known
    const making = this.#making.get(photoId) ?? make().finally(() => this.#making.delete(photoId))
    this.#making.set(photoId, making)
    return making
  }

  /** A picture of a sketch: made already, being made for an earlier call, else as `make` makes it. */
  async pictureOf({ pictures }: Shelved, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = pictures.get(key)
    if (known) return known
    const making = make()
    pictures.set(key, making)
    // What failed is tried again the next time.
    making.catch(() => pictures.delete(key))
    return making
  }

  forget(handle: string): void {
    this.#shelved.delete(handle)
  }

  secondsLeft({ until }: Shelved): number {
    return Math.max(0, Math.round((until - this.#now()) / 1000))
  }

  /** Refuses when everything on it is in use. */
  makeRoom(): void {
    this.sweep()
    if (this.#shelved.size < MOST) return
    const [longestAlone] = [...this.#shelved.values()].sort((one, other) => one.usedAt - other.usedAt)
    if (!longestAlone || this.#now() - longestAlone.usedAt < LEFT_ALONE_MS)
      refuse('preview_busy', { retryAfterSeconds: 20 })
    else this.#shelved.delete(longestAlone.handle)
  }

  sweep(): void {
    for (const { handle, until } of this.#shelved.values())
      if (until <= this.#now()) this.#shelved.delete(handle)
  }

  #shelvedOf(photoId: string): Shelved | undefined {
    this.sweep()
    return [...this.#shelved.values()].find(({ photo }) => photo?.id === photoId)
  }

  close(): void {
    clearInterval(this.#sweeper)
    this.#shelved.clear()
  }
}
