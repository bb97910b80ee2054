import type { ImageService } from '../../engines/hosted/image-service.ts'
import type { LocalJobs, Paint } from './local-jobs.ts'
import type { ServiceFaults } from './service-faults.ts'

/** An image service that speaks with its local server. */
export interface ServiceUnderTest {
  /** Gives a call up after so many milliseconds. */
  serviceOf(callMs: number): ImageService
  faults: ServiceFaults
  jobs: LocalJobs
  /** How many of her files lie at the local server. */
  fileCount(): number
  close(): Promise<void>
}

export interface ServiceAbilities {
  learns: boolean
  /** Whether it calls us; then `readWebhook` is there. */
  hasWebhooks: boolean
  /** Whether `find` tells for certain of a job that was asked for with a webhook. */
  canFind: boolean
  /** False where nobody there looks whether a picture is safe. Default: true. */
  flags?: boolean
}

/** How it is opened: what its local server paints with. */
export interface OpenWith {
  paint: Paint
}
