import { setTimeout as pause } from 'node:timers/promises'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { Customer } from '../customer.ts'
import { drawnPhotos } from '../photos.ts'

const EVERY_MS = 1000

/** A photo a second comes in, and is looked at by a worker, until it is told to stop. Returns how many came. */
export async function uploadBeside(url: string, stop: AbortSignal): Promise<number> {
  const photos = await drawnPhotos()
  let sent = 0
  let customer: Customer | null = null
  while (!stop.aborted) {
    const began = performance.now()
    const place = sent % PHOTOS_PER_TRANSFORMATION
    if (place === 0 || !customer) customer = await Customer.register(url)
    await customer.upload([photos[place] as Buffer])
    sent += 1
    await pause(Math.max(0, EVERY_MS - (performance.now() - began)))
  }
  return sent
}
