import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Finished, Finisher, FinishWish } from '../../engines/hosted/finisher.ts'

/**
 * Finishes pictures without looking for a face, which stand-ins do not have: it says of each whether it is whole, and of
 * a plain one that it is nobody. It keeps every promise of the interface, so that what surrounds it can be tested.
 */
export class PlainFinisher implements Finisher {
  /** What was finished, in order. */
  readonly asked: FinishWish[] = []

  async describeHair() {
    return { length: 'long', depth: 5, reflect: null, texture: 'wavy' } as const
  }

  async finish(wish: FinishWish): Promise<Finished> {
    this.asked.push(wish)
    const { made, outFile, beforeFile } = wish
    const read = await sharp(made, { failOn: 'error' })
      .resize(40, 50)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => null)
    if (!read) return { made: false, isBroken: true, isOfPhoto: false, reason: 'not_a_picture' }
    if (isPlain(read.data)) return { made: false, isBroken: false, isOfPhoto: false, reason: 'no_face' }
    await sharp(made).resize(40, 50).jpeg().toFile(outFile)
    await copyFile(outFile, beforeFile)
    const fingerprint = createHash('sha256').update(read.data).digest('hex').slice(0, 16)
    return {
      ...{ made: true, width: 40, height: 50, confidence: 0.9, fingerprint, photo: 0 },
      likeness: { drift: 0.01, composited: true },
    }
  }

  areTwins(fingerprint: string, other: string): boolean {
    return fingerprint === other
  }
}

/** One colour all over: a black picture, or a wall. */
function isPlain(pixels: Buffer): boolean {
  return [0, 1, 2].every((channel) => {
    const values = pixels.filter((_, index) => index % 3 === channel)
    return Math.max(...values) - Math.min(...values) < 30
  })
}
