import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { remoteJobIs } from '@app/domain/engines/remote-job-states.ts'
import sharp from 'sharp'
import yazl from 'yazl'
import type {
  ImageService,
  PictureWish,
  RemoteFile,
  Seen,
  SoughtJob,
  StartedJob,
  TrainingWish,
} from '../../../engines/hosted/image-service.ts'
import { type PaintWish, paintPlain } from '../local-jobs.ts'
import type { OpenWith, ServiceUnderTest } from '../service-under-test.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts'

/** Milliseconds a call is waited for where a test is not about that: it would never end of itself. */
const PATIENT = 2 ** 30

/** One service on its own local server, somebody to hear its webhooks, and files to send. */
export interface Stage extends ServiceUnderTest {
  /** It waits for every answer, however long that takes. */
  service: ImageService
  receiver: WebhookReceiver
  /** What its local server was asked to paint. */
  painted: PaintWish[]
  /** Its local server is gone. */
  stop(): Promise<void>
  photo: Buffer
  archive: Buffer
  /** The JPEG photos in the archive. */
  archived: Buffer[]
  sendPhoto(): Promise<RemoteFile>
  sendArchive(): Promise<RemoteFile>
}

export const never = (): AbortSignal => new AbortController().signal

export async function openStage(open: (how: OpenWith) => Promise<ServiceUnderTest>): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'image-service-'))
  const [receiver, photo, archived] = [await startWebhookReceiver(), await portrait(0), await somePortraits()]
  const archive = await zipped(archived)
  const painted: PaintWish[] = []
  const paint: OpenWith['paint'] = (wish) => {
    painted.push(wish)
    return paintPlain(wish)
  }
  const under = await open({ paint })
  const send = async (bytes: Buffer, extension: 'jpg' | 'zip') => {
    const path = join(folder, `${randomUUID()}.${extension}`)
    await writeFile(path, bytes)
    const contentType = extension === 'jpg' ? 'image/jpeg' : 'application/zip'
    return stage.service.upload({ path, name: `photos.${extension}`, contentType }, never())
  }
  const stage: Stage = {
    ...{ ...under, service: under.serviceOf(PATIENT), receiver, painted, photo, archive, archived },
    sendPhoto: () => send(photo, 'jpg'),
    sendArchive: () => send(archive, 'zip'),
    stop: () => stop(),
    close: () => close(),
  }
  let isStopped = false
  async function stop(): Promise<void> {
    if (!isStopped) await under.close()
    isStopped = true
  }
  async function close(): Promise<void> {
    await stop()
    await receiver.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return stage
}

/** A job that would run for ever: what happens to it is what the test does. */
export function runsForEver({ jobs }: Stage): void {
  jobs.pace = { training: { queued: 1, running: 2 ** 30 }, picture: { queued: 1, running: 2 ** 30 } }
}

export function editOf(photo: RemoteFile, more: Partial<PictureWish> = {}): PictureWish {
  return {
    ...{ key: randomUUID(), webhook: null, prompt: 'a bob, chestnut', seed: 20_260 },
    ...{ width: 960, height: 1280, from: { photo } },
    ...more,
  }
}

export function trainingOn(photos: RemoteFile, more: Partial<TrainingWish> = {}): TrainingWish {
  return { key: randomUUID(), webhook: null, photos, trigger: 'ohwx', ...more }
}

export async function startEdit(stage: Stage, more: Partial<PictureWish> = {}): Promise<StartedJob> {
  return stage.service.startPicture(editOf(await stage.sendPhoto(), more), never())
}

export const seekEdit = (service: ImageService, wish: PictureWish): SoughtJob => ({
  ...{ kind: 'picture', key: wish.key, webhook: wish.webhook, ageMs: 0 },
  ...{ askedAt: new Date(), model: service.models.edit, like: { prompt: wish.prompt, seed: wish.seed } },
})

/** Looks until nothing more happens to it. */
export async function untilOver({ service }: Stage, job: StartedJob): Promise<Seen> {
  for (;;) {
    const seen = await service.look(job, never())
    if (remoteJobIs.over(seen)) return seen
    await pause(5)
  }
}

export async function untilRunning({ service }: Stage, job: StartedJob): Promise<void> {
  while ((await service.look(job, never())).status !== 'running') await pause(5)
}

/** What it learned of her. */
export async function learn(stage: Stage): Promise<string> {
  const training = await stage.service.startTraining(trainingOn(await stage.sendArchive()), never())
  const { learned } = await untilOver(stage, training)
  if (learned === null) throw new Error('the training taught it nothing')
  return learned
}

const somePortraits = () => Promise.all([1, 2, 3].map(portrait))

const portrait = (of: number): Promise<Buffer> =>
  sharp({ create: { width: 96, height: 128, channels: 3, background: { r: 60 * of, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer()

/** As a training is sent them: each photo with its caption. */
async function zipped(photos: Buffer[]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [place, bytes] of photos.entries()) {
    zip.addBuffer(bytes, `${place}.jpg`)
    zip.addBuffer(Buffer.from('ohwx woman, brown hair'), `${place}.txt`)
  }
  zip.end()
  return buffer(zip.outputStream)
}
