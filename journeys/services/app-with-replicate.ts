import type { LocalJobs, Paint } from '@app/server/testing/services/local-jobs.ts'
import {
  type ReplicateServer,
  startReplicateServer,
} from '@app/server/testing/services/replicate/replicate-server.ts'
import sharp from 'sharp'
import { RunningApp } from '../app/running-app.ts'

export interface AppWithReplicate {
  app: RunningApp
  replicate: ReplicateServer
  close: () => Promise<void>
}

/** Each job is in its queue, and at work, for so many milliseconds. */
const QUICK: LocalJobs['pace'] = {
  training: { queued: 20, running: 60 },
  picture: { queued: 10, running: 30 },
}

/**
 * The real app whose images are made by Replicate, beside a local server that speaks as Replicate does. A picture is one
 * of her photos in richer colours: her face is on it, and nobody has to paint hair for that.
 */
export async function openAppWithReplicate(): Promise<AppWithReplicate> {
  const replicate = await startReplicateServer({ paint: inRicherColours })
  replicate.jobs.pace = QUICK
  const app = await RunningApp.open({
    ENGINE: 'replicate',
    REPLICATE_LOOK_SECONDS: '0.3',
    ...replicate.names(),
  })
  const close = async () => {
    await app.close()
    await replicate.close()
  }
  return { app, replicate, close }
}

const inRicherColours: Paint = ({ photos, seed, width, height }) =>
  sharp(photos[seed % photos.length])
    .resize(width, height, { fit: 'cover', position: 'top' })
    .modulate({ saturation: 1.25 })
    .jpeg()
    .toBuffer()
