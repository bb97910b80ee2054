import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import type { PictureWish, TrainingWish } from '../../../engines/hosted/image-service.ts'
import { replicateConfig } from '../../../engines/replicate/replicate-choice.ts'
import type { ReplicateConfig } from '../../../engines/replicate/replicate-config.ts'
import { ReplicateService } from '../../../engines/replicate/replicate-service.ts'
import { type ReplicateServer, startReplicateServer } from './replicate-server.ts'

/** Milliseconds a call is waited for where a test is not about that: it would never end of itself. */
const PATIENT = 2 ** 30

export const never = new AbortController().signal

export const serviceOf = (server: ReplicateServer, more: Partial<ReplicateConfig> = {}): ReplicateService =>
  new ReplicateService({ ...replicateConfig(server.names(), PATIENT), ...more })

/** A server of its own for each test of this file, and the adapter that speaks with it. */
export function againstReplicate(): { readonly server: ReplicateServer; readonly service: ReplicateService } {
  let server: ReplicateServer
  let service: ReplicateService
  beforeEach(async () => {
    server = await startReplicateServer()
    service = serviceOf(server)
  })
  afterEach(() => server.close())
  return {
    get server() {
      return server
    },
    get service() {
      return service
    },
  }
}

export const trainingWish = (more: Partial<TrainingWish> = {}): TrainingWish => ({
  ...{ key: randomUUID(), webhook: null, trigger: 'ohwx' },
  photos: { url: 'https://api.replicate.com/v1/files/a', id: 'a' },
  ...more,
})

export const editWish = (more: Partial<PictureWish> = {}): PictureWish => ({
  ...{ key: randomUUID(), webhook: null, prompt: 'a bob', seed: 7, width: 960, height: 1280 },
  from: { photo: { url: 'https://api.replicate.com/v1/files/b', id: 'b' } },
  ...more,
})

/** As if this had been learned; @returns `maison/NAME:version` */
export function learnedAlready({ models }: ReplicateServer, name: string): string {
  const id = 'a'.repeat(64)
  const versions = [{ id, photos: [], createdAt: new Date(), isGoing: false }]
  models.set(`maison/${name}`, { owner: 'maison', name, visibility: 'private', hardware: 'cpu', versions })
  return `maison/${name}:${id}`
}
