import { asc, eq } from 'drizzle-orm'
import { remoteFiles, remoteJobs } from '../../database/schema/remote-jobs.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { startComfyUiServer } from './comfyui/comfyui-server.ts'
import { startFalServer } from './fal/fal-server.ts'
import type { LocalJobs } from './local-jobs.ts'
import { PlainFinisher } from './plain-finisher.ts'
import { startReplicateServer } from './replicate/replicate-server.ts'
import type { ServiceFaults } from './service-faults.ts'

/** What every local image service is. */
export interface LocalService {
  url: string
  faults: ServiceFaults
  jobs: LocalJobs
  /** What the app is told to find it. */
  names(): Record<string, string>
  close(): Promise<void>
}

const START: Record<ServiceName, () => Promise<LocalService>> = {
  replicate: async () => {
    const server = await startReplicateServer()
    server.account.throttledSeconds = 0
    return server
  },
  fal: startFalServer,
  comfyui: startComfyUiServer,
}
export type ServiceName = 'replicate' | 'fal' | 'comfyui'
export const SERVICES: ServiceName[] = ['replicate', 'fal', 'comfyui']
/** Those that learn a face. */
export const LEARNING: ServiceName[] = ['replicate', 'fal']

export interface HostedApp extends TestApp {
  service: LocalService
  finisher: PlainFinisher
}

/** So quick that a test need not wait: a look each 30 ms, every other pause in proportion. */
const QUICK = { LOOK_SECONDS: '0.03', CALL_SECONDS: '1' }
/** What waits in its queue is listed at once by the local fal. */
const OF_ONE = { FAL_UNLISTED_SECONDS: '0' }

export const startService = (name: ServiceName): Promise<LocalService> => START[name]()

/** The environment of an app whose images are made by this service, and quickly. */
export function namesFor(name: ServiceName, service: LocalService): Record<string, string> {
  const quick = Object.entries(QUICK).map(([of, value]) => [`${name.toUpperCase()}_${of}`, value])
  return {
    ...(name === 'fal' && OF_ONE),
    ...{ ENGINE: name, ...Object.fromEntries(quick) },
    ...service.names(),
  }
}

/** The real app whose images are made by a local image service, at an address that the service can call. */
export async function openHostedApp(
  name: ServiceName,
  names: Record<string, string> = {},
): Promise<HostedApp> {
  const service = await startService(name)
  const finisher = new PlainFinisher()
  const app = await openTestApp({
    names: { ...namesFor(name, service), ...names },
    lent: { finisher },
    listens: true,
  })
  return {
    ...app,
    ...{ service, finisher },
    close: async () => {
      await service.close()
      await app.close()
    },
  }
}

/** What the service was asked for this transformation, in order. */
export const remoteJobsOf = ({ context }: TestApp, transformationId: string) =>
  context.database
    .select()
    .from(remoteJobs)
    .where(eq(remoteJobs.transformationId, transformationId))
    .orderBy(asc(remoteJobs.askedAt))

export const remoteFilesOf = ({ context }: TestApp, transformationId: string) =>
  context.database.select().from(remoteFiles).where(eq(remoteFiles.transformationId, transformationId))
