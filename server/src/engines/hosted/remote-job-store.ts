import type { RemoteJobStatus } from '@app/domain/engines/remote-job-states.ts'
import type { MadePicture, RemoteFile, RemoteJobKind, Seen, StartedJob } from './image-service.ts'

/** One time a service is asked for something. */
export interface RemoteJob {
  /** Its key at the service too. */
  id: string
  transformationId: string
  service: string
  /** What it is for, within its transformation: `training`, `picture:3`. */
  name: string
  /** 1 for the first time. */
  try: number
  kind: RemoteJobKind
  model: string
  status: RemoteJobStatus
  remoteId: string | null
  queuePosition: number | null
  progress: number | null
  learned: string | null
  pictures: MadePicture[]
  error: string | null
  askedAt: Date
  startedAt: Date | null
}

export interface JobToAsk
  extends Pick<RemoteJob, 'transformationId' | 'service' | 'name' | 'try' | 'kind' | 'model'> {
  /** Thousandths of a cent. */
  cost: number
}

/** Where remote jobs are kept: written before a service is asked, and on every news of one. */
export interface RemoteJobStore {
  /** The latest time this was asked for; null when it never was. */
  latest(job: Pick<RemoteJob, 'transformationId' | 'service' | 'name'>): Promise<RemoteJob | null>
  /** Written down before the service is asked. Where another run was quicker, its row. */
  ask(job: JobToAsk): Promise<{ job: RemoteJob; isNew: boolean }>
  read(id: string): Promise<RemoteJob>
  /**
   * Milliseconds since the service knows of it, or, where it does not, since it was asked for: by the clock that wrote
   * those moments, which need not be that of this machine.
   */
  age(id: string): Promise<number>
  /** The service knows of it, by this id. */
  started(id: string, job: StartedJob): Promise<void>
  /** What was seen of it, from wherever: written as far as the table of its states allows. */
  see(id: string, seen: Seen): Promise<void>
  /** It ends without the service saying so. Over already: nothing happens. */
  end(id: string, status: 'failed' | 'canceled' | 'lost', error: string): Promise<void>
  /** What it made is gone: it counts as never made. */
  discard(id: string, why: string): Promise<void>
  /** Sent before, and not forgotten since; null when it was not. */
  findFile(transformationId: string, service: string, name: string): Promise<SentFile | null>
  keepFile(transformationId: string, service: string, name: string, file: RemoteFile): Promise<void>
  /** It is needed no more: the scheduler has the service delete it. */
  dropFile(transformationId: string, service: string, name: string): Promise<void>
}

export interface SentFile extends RemoteFile {
  /** By the clock that wrote down when it was sent. */
  ageMs: number
}

/** How a service is, as every process of ours knows it. */
export interface ServiceHealth {
  /** Milliseconds that it is still left alone; 0: it is well. */
  restingMs(service: string): Promise<number>
  /** Calls in a row that it did not answer. */
  failures(service: string): Promise<number>
  well(service: string): Promise<void>
  /** One more call in a row that it did not answer: how many they are now. */
  failed(service: string): Promise<number>
  /** It is left alone from now on for so many milliseconds. */
  rest(service: string, ms: number): Promise<void>
  /**
   * Whether the budget of this day in Paris leaves something to begin with; what failed there costs nothing.
   * @param usual of a day, thousandths of a cent, where no operator has decided another; null: no end
   */
  mayBegin(service: string, usual: number | null): Promise<boolean>
}
