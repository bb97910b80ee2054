import { rm, writeFile } from 'node:fs/promises'
import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { type Depths, depthsOfStyle } from '@app/domain/catalogue/worn-tone.ts'
import { type ImageTarget, promisingFirst } from '../engine.ts'
import {
  type JudgedPhoto,
  type Making,
  type PlanOrder,
  type Preparation,
  RenderError,
  type Rendered,
  type Renderer,
  UnpreparedError,
} from '../renderer.ts'
import type { Finisher } from './finisher.ts'
import { type HostedTerms, REMAKES, TRIES } from './hosted-terms.ts'
import { type ImageService, type PictureWish, type RemoteFile, ServiceError } from './image-service.ts'
import type { Learning } from './learning.ts'
import { candidateSeed, learnedCandidates } from './prompts/candidates.ts'
import { editPrompt, learnedPrompt } from './prompts/prompts.ts'
import { TRIGGER } from './prompts/subject.ts'
import type { RemoteJob } from './remote-job-store.ts'
import type { RemoteJobs } from './remote-jobs.ts'
import type { SentPhotos } from './sent-photos.ts'
import type { ServiceCalls } from './service-calls.ts'

/** Orders of so many images are made by editing a photo: to learn her would cost more than they do, and take longer. */
const EDITED_IMAGES = 1
/** Fewer photos teach no likeness (both trainers ask for ten). */
const FEWEST_TO_LEARN = 10
/** Candidates for each image ordered: what is not good enough is made anew so often, and no more. */
const CANDIDATES_PER_IMAGE = 2
const SPARE_CANDIDATES = 2

/** Pixels, as both services take them; it is finished at 960 × 1280. */
const SIZE = { width: 960, height: 1280 }

export interface HostedCandidate {
  orderId: string
  /** Names its remote job: the same candidate is asked for once. */
  place: number
  way: 'learned' | 'edit'
  style: BaseStyleId
  tone: string
  prompt: string
  seed: number
  /** Hers, the best first: of an edit the one that is edited. */
  photos: { id: string; file: string }[]
}

export interface HostedParts {
  calls: ServiceCalls
  jobs: RemoteJobs
  learning: Learning
  sent: SentPhotos
  finisher: Finisher
  terms: HostedTerms
}

/** Makes pictures by an image service: of what it learned of her, or by editing one photo. */
export class HostedRenderer implements Renderer<null, HostedCandidate> {
  readonly revision = 'hosted-1'
  readonly judgedApart = []
  /** Pictures asked for side by side: new accounts run two, and queue the rest. */
  readonly atOnce = 4
  readonly #parts: HostedParts

  constructor(parts: HostedParts) {
    this.#parts = parts
  }

  get name(): string {
    return this.#service.name
  }

  get #service(): ImageService {
    return this.#parts.calls.service
  }

  /** A service refuses no style, and no head of hair: it grows what it is told. */
  offeredStyles(): BaseStyleId[] {
    return [...BASE_STYLE_IDS]
  }

  async judge(): Promise<null> {
    return null
  }

  isJudgement(kept: unknown): kept is null {
    return kept === null
  }

  whyNot(): null {
    return null
  }

  depths(_photo: JudgedPhoto<null>, style: BaseStyleId): Depths {
    return depthsOfStyle(style)
  }

  areTwins(fingerprint: string, other: string): boolean {
    return this.#parts.finisher.areTwins(fingerprint, other)
  }

  plan(order: PlanOrder<null>): HostedCandidate[] {
    const { id: orderId, style, tone, seed, count } = order
    const photos = bestFirst(order.photos)
    const most = photos.length === 0 ? 0 : count * CANDIDATES_PER_IMAGE + SPARE_CANDIDATES
    const all = { orderId, style, tone }
    if (this.#learns(order))
      return learnedCandidates({ style, tone, seed, count: most }).map((candidate, place) => ({
        ...{ ...all, place, way: 'learned' as const, photos, seed: candidate.seed },
        prompt: learnedPrompt({ ...candidate, trigger: TRIGGER }),
      }))
    const prompt = editPrompt({ style, tone })
    return Array.from({ length: most }, (_, place) => ({
      ...{ ...all, place, way: 'edit' as const, prompt, seed: candidateSeed(seed, place) },
      photos: photos.slice(place % photos.length).slice(0, 1),
    }))
  }

  #learns({ firstCount, photos }: Pick<PlanOrder<null>, 'firstCount' | 'photos'>): boolean {
    return this.#service.learns && firstCount > EDITED_IMAGES && photos.length >= FEWEST_TO_LEARN
  }

  async prepare(order: PlanOrder<null>, making: Preparation): Promise<void> {
    if (this.#learns(order)) await this.#parts.learning.ensure(order, making)
  }

  async render(
    candidate: HostedCandidate,
    target: ImageTarget,
    making: Making,
  ): Promise<Rendered<HostedCandidate>> {
    const made = `${target.file}.made`
    try {
      for (let remakes = 0; ; remakes += 1) {
        const job = await this.#askFor(candidate, making)
        const picture = job.pictures.find(({ flagged }) => !flagged)
        if (!picture) return refused()
        const finished = await this.#fetchAndFinish(picture.url, made, { candidate, target, making })
        if (finished.made) return { made: true, image: describe(candidate, finished, job) }
        if (!finished.isBroken) return finished.isOfPhoto ? refused(candidate) : refused()
        if (remakes === REMAKES) throw new RenderError(`${this.name}: ${finished.reason}, every time`)
        await this.#parts.jobs.discard(job, finished.reason)
      }
    } finally {
      await rm(made, { force: true })
    }
  }

  async #askFor(candidate: HostedCandidate, { signal, alive }: Making): Promise<RemoteJob> {
    const { jobs, learning, terms } = this.#parts
    const { orderId, place, way, prompt, seed } = candidate
    const training = way === 'learned' ? await learning.of(orderId) : null
    const withPhoto = this.#withPhoto(candidate, signal)
    try {
      return await jobs.succeed(
        {
          transformationId: orderId,
          ...{ name: `picture:${place}`, kind: 'picture', model: this.#service.models[way] },
          ...{ cost: terms.prices[way], tries: TRIES.picture, limitMs: terms.limits.picture },
          start: async (service, asked, limited) => {
            const begin = (from: PictureWish['from']) =>
              service.startPicture({ ...asked, ...SIZE, prompt, seed, from }, limited)
            return training ? begin({ learned: training.learned }) : withPhoto(begin)
          },
          like: { prompt, seed },
          madeOfSince: training?.askedAt ?? null,
        },
        { signal, told: alive },
      )
    } catch (cause) {
      if (training && cause instanceof UnpreparedError) await learning.lose(training)
      throw cause
    }
  }

  /** A photo is sent only once a picture is really asked for; and once more where the service has lost it. */
  #withPhoto({ orderId, photos: [photo] }: HostedCandidate, signal: AbortSignal) {
    const { sent } = this.#parts
    let isLost = false
    return async <Job>(begin: (from: { photo: RemoteFile }) => Promise<Job>): Promise<Job> => {
      const from = { photo: await sent.ofEdit(orderId, photo, signal) }
      try {
        return await begin(from)
      } catch (cause) {
        const isGone = cause instanceof ServiceError && cause.trouble === 'gone'
        if (isGone && !isLost) await sent.dropEdit(orderId, photo)
        isLost ||= isGone
        throw cause
      }
    }
  }

  async #fetchAndFinish(
    url: string,
    made: string,
    { candidate, target, making }: { candidate: HostedCandidate; target: ImageTarget; making: Making },
  ) {
    const { calls, finisher } = this.#parts
    try {
      const bytes = await calls.until((service, signal) => service.download(url, signal), making.signal)
      await writeFile(made, bytes)
    } catch (cause) {
      if (!(cause instanceof ServiceError) || (cause.trouble !== 'gone' && cause.trouble !== 'refused'))
        throw cause
      return { made: false as const, isBroken: true, isOfPhoto: false, reason: `picture ${cause.trouble}` }
    }
    const { file: outFile, beforeFile } = target
    const photos = candidate.photos.map(({ file }) => file)
    return finisher.finish({ way: candidate.way, made, photos, outFile, beforeFile, unlike: making.unlike })
  }
}

/**
 * Nothing is known of the next one, which has another seed.
 * @param sameAs where the photo is at fault: what would be made of it too is ruled out
 */
const refused = (sameAs?: HostedCandidate): Rendered<HostedCandidate> => ({
  made: false,
  rulesOut: ({ way, photos }) =>
    sameAs?.way === way && way === 'edit' && photos[0]?.id === sameAs.photos[0]?.id,
})

const bestFirst = (photos: JudgedPhoto<null>[]): { id: string; file: string }[] =>
  promisingFirst(photos).map(({ id, file }) => ({ id, file }))

type Made = Extract<Awaited<ReturnType<Finisher['finish']>>, { made: true }>

function describe(
  { style, way, prompt, tone, seed, photos }: HostedCandidate,
  { width, height, confidence, fingerprint, photo, likeness }: Made,
  { service, model }: RemoteJob,
) {
  return {
    // What a service draws is no larger than what it is asked for.
    ...{ width, height, large: null, softBackdrop: false, confidence, fingerprint, tone, seed, model },
    recipe: { service, model, way, style, tone, prompt, seed, likeness, photo: photos[photo]?.id ?? null },
  }
}
