import { startComfyUiServer } from './comfyui/comfyui-server.ts'
import { startFalServer } from './fal/fal-server.ts'
import type { LocalJobs } from './local-jobs.ts'
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
