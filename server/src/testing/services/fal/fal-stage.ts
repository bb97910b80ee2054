import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { FAL_NAMES, falConfig } from '../../../engines/fal/fal-choice.ts'
import { FalService } from '../../../engines/fal/fal-service.ts'
import type { RemoteFile, Seen, StartedJob } from '../../../engines/hosted/image-service.ts'
import { never } from '../contract/stage.ts'
import { isOver } from './fal-queue.ts'
import { type FalServer, startFalServer } from './fal-server.ts'

const PATIENT_MS = 60_000

/** Our service, told of the local fal as an operator tells it; what else it is told goes before that. */
/** What waits in its queue is listed at once. */
const LISTED = { FAL_UNLISTED_SECONDS: '0' }

export function falServiceOf(
  { names }: FalServer,
  { told = {}, callMs = PATIENT_MS, now = Date.now }: FalTold = {},
): FalService {
  return new FalService(falConfig(z.object(FAL_NAMES).parse({ ...LISTED, ...names(), ...told }), callMs), now)
}

export interface FalTold {
  told?: Record<string, string>
  callMs?: number
  now?: () => number
}

/** A local fal, and our service that speaks with it. */
export interface FalStage {
  fal: FalServer
  service: FalService
  send(bytes?: Uint8Array): Promise<RemoteFile>
  /** Looks once nothing more happens to it. */
  over(job: StartedJob): Promise<Seen>
  close(): Promise<void>
}

export async function openFalStage(): Promise<FalStage> {
  const fal = await startFalServer()
  const service = falServiceOf(fal)
  const folder = mkdtempSync(join(tmpdir(), 'fal-'))
  return {
    ...{ fal, service },
    send: async (bytes = Buffer.from('photo')) => {
      const path = join(folder, randomUUID())
      await writeFile(path, bytes)
      return service.upload({ path, name: 'photos.zip', contentType: 'application/zip' }, never())
    },
    over: async (job) => {
      const there = fal.jobs.find(job.remoteId)
      while (there && !isOver(there)) await pause(5)
      return service.look(job, never())
    },
    close: async () => {
      await fal.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
