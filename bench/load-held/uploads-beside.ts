import { setTimeout as pause } from 'node:timers/promises'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import pg from 'pg'
import { CHECK_PHOTO } from '../../server/src/photos/jobs.ts'
import { Customer } from '../customer.ts'
import { drawnPhotos } from '../photos.ts'

const EVERY_MS = 1000
const WAITING = `select count(*)::int as waiting from jobs.job where name = '${CHECK_PHOTO.name}' and state <= 'active'`

interface UploadsBeside {
  /** Until nothing that was sent waits any more: what follows finds the machine quiet. Returns how many photos came. */
  stop: () => Promise<number>
}

/** A photo a second comes in, and is looked at by a worker, until it is told to stop. */
export function uploadBeside(url: string, databaseUrl: string): UploadsBeside {
  const stopping = new AbortController()
  const sent = sendUntil(url, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      const count = await sent
      await untilLookedAt(databaseUrl)
      return count
    },
  }
}

async function sendUntil(url: string, stop: AbortSignal): Promise<number> {
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

async function untilLookedAt(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (;;) {
    const { rows } = await client.query<{ waiting: number }>(WAITING)
    if (rows[0]?.waiting === 0) break
    await pause(EVERY_MS)
  }
  await client.end()
}
