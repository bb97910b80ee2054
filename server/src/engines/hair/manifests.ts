import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Signing } from '@app/hair/manifest/sign-jpeg.ts'
import { PixelError } from './pixel-thread.ts'
import type { PixelThreads } from './pixels.ts'

interface Needs {
  pixels: Pick<PixelThreads, 'signJpeg'>
  /** `null`: nothing is signed. */
  signing: Signing | null
  onFailure(cause: unknown): Promise<void>
}

/** The last step of an image that leaves: its signed manifest. One that cannot be signed is hers all the same. */
export class Manifests {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The same picture signed, or as it was. */
  async sign(jpeg: Buffer): Promise<Buffer> {
    const { signing, onFailure } = this.#needs
    if (!signing) return jpeg
    try {
      return await this.#signed(jpeg, signing)
    } catch (cause) {
      ensureOpen(cause)
      await onFailure(cause)
      return jpeg
    }
  }

  /** The same file signed, or as it was: a reader sees one or the other, whole. */
  async signFile(file: string): Promise<void> {
    const { signing, onFailure } = this.#needs
    if (!signing) return
    const temporary = `${file}.${randomUUID()}.tmp`
    try {
      await writeFile(temporary, await this.#signed(await readFile(file), signing))
      await rename(temporary, file)
    } catch (cause) {
      await rm(temporary, { force: true })
      ensureOpen(cause)
      await onFailure(cause)
    }
  }

  async #signed(jpeg: Buffer, signing: Signing): Promise<Buffer> {
    return Buffer.from(await this.#needs.pixels.signJpeg(jpeg, signing))
  }
}

/** A process that stops has not failed to sign: the image is made, and signed, by the next one. */
function ensureOpen(cause: unknown): void {
  if (cause instanceof PixelError && cause.code === 'closing') throw cause
}
