import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scratch } from '../../storage/scratch.ts'
import type { PlanOrder, Preparation } from '../renderer.ts'
import { RenderError } from '../renderer.ts'
import type { Finisher } from './finisher.ts'
import type { FileToSend, RemoteFile } from './image-service.ts'
import { caption } from './prompts/captions.ts'
import type { RemoteJobStore } from './remote-job-store.ts'
import type { ServiceCalls } from './service-calls.ts'
import { pickTrainingPhotos } from './training-set/pick-training-photos.ts'
import { editPhoto, writeTrainingSet } from './training-set/training-set.ts'

/** A service keeps what it is sent for a day at least. */
const SENT_FOR_MS = 12 * 3_600_000
const TRAINING_SET = 'training-set'

const editName = ({ id }: { id: string }): string => `photo:${id}`

type Prepare = (folder: string) => Promise<FileToSend>

export interface SentParts {
  calls: ServiceCalls
  store: RemoteJobStore
  finisher: Finisher
  scratch: Pick<Scratch, 'withFolder'>
}

/** Photos of hers at the service: sent once, written down, and dropped there when they are needed no more. */
export class SentPhotos {
  readonly #parts: SentParts
  /** Pictures made side by side may need the same photo. */
  readonly #sending = new Map<string, Promise<RemoteFile>>()

  constructor(parts: SentParts) {
    this.#parts = parts
  }

  /** All that she is learned from, in one archive, each with a caption that names her hair as it is. */
  async ofTraining(order: PlanOrder<null>, trigger: string, making: Preparation): Promise<RemoteFile> {
    const { finisher } = this.#parts
    return this.#sendOnce(order.id, TRAINING_SET, making.signal, async (folder) => {
      const photos = pickTrainingPhotos(order.photos, (one, other) => finisher.areTwins(one, other))
      const captioned = []
      for (const [done, { file, report }] of photos.entries()) {
        await making.preparing({ stage: 'sending', queuePosition: null, progress: done / photos.length })
        captioned.push({
          file,
          caption: caption({ hair: await finisher.describeHair(file), report, trigger }),
        })
      }
      const path = join(folder, 'photos.zip')
      await writeTrainingSet(captioned, path)
      return { path, name: 'photos.zip', contentType: 'application/zip' }
    })
  }

  /** Learned from: the service needs it no more. */
  async dropTraining(orderId: string): Promise<void> {
    await this.#parts.store.dropFile(orderId, this.#parts.calls.service.name, TRAINING_SET)
  }

  async ofEdit(
    orderId: string,
    photo: { id: string; file: string } | undefined,
    signal: AbortSignal,
  ): Promise<RemoteFile> {
    if (!photo) throw new RenderError('no photo to edit')
    return this.#sendOnce(orderId, editName(photo), signal, async (folder) => {
      const path = join(folder, 'photo.jpg')
      await editPhoto(photo.file, path)
      return { path, name: 'photo.jpg', contentType: 'image/jpeg' }
    })
  }

  /** Gone at the service: whoever asks for it next sends it again. */
  async dropEdit(orderId: string, photo: { id: string } | undefined): Promise<void> {
    if (photo) await this.#parts.store.dropFile(orderId, this.#parts.calls.service.name, editName(photo))
  }

  #sendOnce(orderId: string, name: string, signal: AbortSignal, prepare: Prepare): Promise<RemoteFile> {
    const key = `${orderId} ${name}`
    const sending = this.#sending.get(key) ?? this.#send(orderId, name, signal, prepare)
    this.#sending.set(key, sending)
    return sending.finally(() => this.#sending.delete(key))
  }

  async #send(orderId: string, name: string, signal: AbortSignal, prepare: Prepare): Promise<RemoteFile> {
    const { calls, store, scratch } = this.#parts
    const service = calls.service.name
    const known = await store.findFile(orderId, service, name)
    if (known && known.ageMs < SENT_FOR_MS) return known
    if (known) await store.dropFile(orderId, service, name)
    return scratch.withFolder(async (folder) => {
      const file = await prepare(folder)
      const sent = await calls.until((at, limited) => at.upload(file, limited), signal)
      await rm(file.path, { force: true })
      await store.keepFile(orderId, service, name, sent)
      return sent
    })
  }
}
