import type { RemoteJobStatus } from '@app/domain/engines/remote-job-states.ts'

/**
 * Who makes pictures for a hosted renderer, over the network: Replicate, fal, a ComfyUI of the house. It is asked, looked
 * at, and told to forget; when it is asked, how often and for how long is the hosted renderer's. Every call ends when
 * the signal says so, and each of its requests by itself, within the limit that the operator agreed.
 *
 * All calls throw `ServiceError`, or the reason of the caller's signal, and nothing else.
 */
export interface ImageService {
  /** As `ENGINE` names it. */
  readonly name: string
  /** Whether it learns a face from photos; where not, every picture is an edit of one photo. */
  readonly learns: boolean
  /** Kept with every picture: the models it was made with, by the way it was made. */
  readonly models: { learned: string; edit: string }
  /** A file of hers, laid down where its models can read it. */
  upload(file: FileToSend, signal: AbortSignal): Promise<RemoteFile>
  /** @throws ServiceError `refused` where it does not learn */
  startTraining(wish: TrainingWish, signal: AbortSignal): Promise<StartedJob>
  /** @throws ServiceError `unlearned` where it has no more what it learned */
  startPicture(wish: PictureWish, signal: AbortSignal): Promise<StartedJob>
  /**
   * A job that was asked for under this key, where the answer never came: the process may have died in between.
   * `null`: certainly not there. `'unknown'`: this service cannot tell; its webhook may still.
   */
  find(sought: SoughtJob, signal: AbortSignal): Promise<StartedJob | 'unknown' | null>
  look(job: StartedJob, signal: AbortSignal): Promise<Seen>
  /** Ended already, or unknown there: nothing happens. */
  cancel(job: StartedJob, signal: AbortSignal): Promise<void>
  /** The bytes of a picture it made. @throws ServiceError `gone` once it has thrown it away */
  download(url: string, signal: AbortSignal): Promise<Uint8Array>
  /** Deletes what it keeps of her. Gone already: nothing happens. */
  forget(kept: Kept, signal: AbortSignal): Promise<void>
  /** What it calls us with, its signature verified; absent where it calls nobody. @throws ServiceError `refused` */
  readWebhook?(call: WebhookCall): Promise<{ remoteId: string; seen: Seen }>
}

export interface FileToSend {
  /** Path on this machine. */
  path: string
  /** As it is called there: holds nothing of hers. */
  name: string
  contentType: 'image/jpeg' | 'application/zip'
}

/** `url`: where its models read it. `id`: by what it is deleted; null where it goes by itself. */
export interface RemoteFile {
  url: string
  id: string | null
}

export type RemoteJobKind = 'training' | 'picture'

export interface Asked {
  /** Ours, a UUID: the job is found again by it. */
  key: string
  /** Where to call us; null where nobody outside can. The service adds nothing to it: the key stands in it. */
  webhook: string | null
}

export interface TrainingWish extends Asked {
  photos: RemoteFile
  /** The rare word that stands for her. */
  trigger: string
}

export interface PictureWish extends Asked {
  prompt: string
  /** 0 to 2³¹ - 1. */
  seed: number
  /** Pixels. */
  width: number
  height: number
  /** What it learned of her (`Seen.learned`), or one photo to edit. */
  from: { learned: string } | { photo: RemoteFile }
}

/** Requests that a start takes, at most: a place for what is learned, then the job itself. */
export const REQUESTS_TO_START = 2

/** A job at the service. `model`: what runs it, where its address needs that. */
export interface StartedJob {
  kind: RemoteJobKind
  remoteId: string
  model: string
}

/** What tells a job from others, where its key does not: nothing else of ours sends the same. */
export type JobLike = { photos: string } | { prompt: string; seed: number }

export interface SoughtJob extends Asked {
  kind: RemoteJobKind
  /** Null where that is not known any more. */
  like: JobLike | null
  /** When it was asked for, and how long ago: by the clock of the database, which need not be that of this machine. */
  askedAt: Date
  ageMs: number
  model: string
}

/** What was seen of a job: `status` is never `asked` or `lost`, which are ours to say. */
export interface Seen {
  status: Exclude<RemoteJobStatus, 'asked' | 'lost'>
  /** How many are before it there; null where it does not say. */
  queuePosition: number | null
  /** 0 to 1; null where it does not say. */
  progress: number | null
  /** Of a training that succeeded: names what was learned, for pictures, and for forgetting it. */
  learned: string | null
  /** Of a picture that succeeded: may be fewer than asked for, even none. */
  pictures: MadePicture[]
  /** Its words for what went wrong; for the log and the operator, never for her. */
  error: string | null
}

/** `flagged`: the service's own check calls it unsafe; it may be black. */
export interface MadePicture {
  url: string
  flagged: boolean
}

/** Something of hers that a service keeps. */
export type Kept =
  | { what: 'file'; id: string }
  | { what: 'learned'; learned: string }
  | { what: 'job'; job: StartedJob }

export interface WebhookCall {
  headers: Record<string, string | string[] | undefined>
  /** As it came: signatures are of bytes. */
  body: Buffer
}

/**
 * `busy`: too many calls, nothing was done, come again. `away`: it does not answer, or nonsense; what was asked may be
 * done all the same. `refused`: it will never do this. `unpaid`: it wants the operator (key, money, a model), nothing was
 * done. `gone`: there is no such thing (any more). `unlearned`: the same of what it had learned, of which a picture was
 * asked for.
 */
export type ServiceTrouble = 'busy' | 'away' | 'refused' | 'unpaid' | 'gone' | 'unlearned'

interface TroubleFacts {
  retryAfterMs?: number | null
  /** Default: of `away` alone. */
  mayBeDone?: boolean
  cause?: unknown
}

export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly trouble: ServiceTrouble
  /** Milliseconds it asks us to wait; null where it does not say. */
  readonly retryAfterMs: number | null
  /** Whether what was asked may be done all the same: nobody heard that it was not. */
  readonly mayBeDone: boolean

  constructor(
    trouble: ServiceTrouble,
    message: string,
    { retryAfterMs = null, mayBeDone = trouble === 'away', cause }: TroubleFacts = {},
  ) {
    super(message, { cause })
    this.trouble = trouble
    this.retryAfterMs = retryAfterMs
    this.mayBeDone = mayBeDone
  }
}
