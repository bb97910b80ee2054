import type {
  Outcome,
  PhotoJudgement,
  PhotoReport,
  Recipe,
  TransformOptions,
  Turn,
} from '@app/hair/contract.ts'
import type { HairDescription, HostedOutcome, HostedWish } from '@app/hair/hosted-contract.ts'
import type { LookReport } from '@app/hair/looks/check-look.ts'
import type { Signing } from '@app/hair/manifest/sign-jpeg.ts'
import type {
  PackedSketch,
  PreviewOutcome,
  PreviewWish,
  SketchOptions,
  SketchOutcome,
  SketchWatch,
} from '@app/hair/preview-contract.ts'
import { type Call, photoOf, RANKS, type Rank, type Waiting } from './pixel-call.ts'
import { PixelError, PixelThread } from './pixel-thread.ts'

/** After a check the next one is on its way through the job queue: no picture takes its place meanwhile. */
const NEXT_CHECK_WITHIN_MS = 2500
/** So long a thread is waited for that would need far less time. */
const SOON_FREE_MS = 5000
/** So long previews go before what her photos carry: all of one photo are made in that time. */
const PREVIEWS_FIRST_MS = 10_000
/** A thread holds hundreds of megabytes of networks: one that nobody has wanted for so long ends. */
const REST_AFTER_MS = 180_000

/** Threads that look at photos and make pictures, so that a request never waits for pixels. */
export class PixelThreads {
  readonly #forAll: PixelThread[]
  readonly #forPeople: PixelThread[]
  readonly #queue: Waiting[] = []
  #moreChecks: NodeJS.Timeout | undefined

  /**
   * None begins before it is wanted, and each ends once nobody has wanted it for a while.
   * @param forAll threads that do whatever waits
   * @param forPeople further ones, only for what somebody at the screen waits for: an image takes many seconds, and
   *   none is put off for her
   */
  constructor(forAll: number, forPeople = 0, restAfterMs = REST_AFTER_MS) {
    const start = () => new PixelThread(() => this.#next(), restAfterMs)
    this.#forAll = Array.from({ length: forAll }, start)
    this.#forPeople = Array.from({ length: forPeople }, start)
  }

  /** How many hold what pictures are made with. */
  get begun(): number {
    return this.#all.filter(({ hasBegun }) => hasBegun).length
  }

  /** Somebody is about to show a photo: what reading it takes is loaded, unless it is there or on its way. */
  async prepare(): Promise<void> {
    if (this.#all.some(({ canRead }) => canRead)) return
    await this.#ask({ call: 'loadNetworks', args: [] }, 'first')
  }

  checkPhoto(file: string): Promise<PhotoReport> {
    return this.#ask({ call: 'checkPhoto', args: [file] }, 'soon').finally(() => {
      clearTimeout(this.#moreChecks)
      this.#moreChecks = setTimeout(() => {
        this.#moreChecks = undefined
        this.#next()
      }, NEXT_CHECK_WITHIN_MS)
      this.#moreChecks.unref()
    }) as Promise<PhotoReport>
  }

  /** Whether a picture may lend its hair. */
  checkLook(picture: string): Promise<LookReport> {
    return this.#ask({ call: 'checkLook', args: [picture] }, 'soon') as Promise<LookReport>
  }

  /** Of a photo that shows nobody: how it has to be turned to show somebody. Null where no turn helps. */
  findTurn(photo: string | Uint8Array, isUrgent = false): Promise<Turn | null> {
    return this.#ask({ call: 'findTurn', args: [photo] }, isUrgent ? 'first' : 'soon') as Promise<Turn | null>
  }

  /** @param isAwaited whether somebody at the screen waits to hear what the photo carries. Default: an order does */
  judgePhoto(file: string, styles?: readonly string[], isAwaited = false): Promise<PhotoJudgement> {
    const call: Call = { call: 'judgePhoto', args: styles ? [file, styles] : [file] }
    return this.#ask(call, isAwaited ? 'soon' : 'last') as Promise<PhotoJudgement>
  }

  /** What an image will begin with, before it is ordered: the thread that made it makes the image. */
  async makeReady(recipe: Recipe): Promise<void> {
    await this.#ask({ call: 'makeReady', args: [recipe] })
  }

  transform(recipe: Recipe, outFile: string, options: TransformOptions): Promise<Outcome> {
    return this.#ask({ call: 'transform', args: [recipe, outFile, options] }) as Promise<Outcome>
  }

  finishHosted(wish: HostedWish): Promise<HostedOutcome> {
    return this.#ask({ call: 'finishHosted', args: [wish] }) as Promise<HostedOutcome>
  }

  /** Null where its hair is not read well enough to say. */
  describeHair(photo: string): Promise<HairDescription | null> {
    return this.#ask({ call: 'describeHair', args: [photo] }) as Promise<HairDescription | null>
  }

  /**
   * Somebody is looking at the screen: this goes before whatever waits.
   * @param watch is told what is known meanwhile
   */
  sketchPhoto(
    photo: string | Uint8Array,
    options: SketchOptions,
    watch?: SketchWatch,
  ): Promise<SketchOutcome> {
    const call: Call = { call: 'sketchPhoto', args: [photo, options] }
    return this.#ask(call, 'first', watch) as Promise<SketchOutcome>
  }

  sketchPlate(sketch: PackedSketch): Promise<object> {
    return this.#ask({ call: 'sketchPlate', args: [sketch] }, 'first') as Promise<object>
  }

  preview(sketch: PackedSketch, wish: PreviewWish, tool: string): Promise<PreviewOutcome> {
    return this.#ask({ call: 'preview', args: [sketch, wish, tool] }, 'first') as Promise<PreviewOutcome>
  }

  /** A moment's work on a picture that is ready: it waits for none that is not. */
  signJpeg(jpeg: Buffer, signing: Signing): Promise<Uint8Array> {
    return this.#ask(
      { call: 'signJpeg', args: [new Uint8Array(jpeg), signing] },
      'first',
    ) as Promise<Uint8Array>
  }

  async close(): Promise<void> {
    clearTimeout(this.#moreChecks)
    for (const { failed } of this.#queue.splice(0))
      failed(new PixelError('closing', 'the process is stopping'))
    await Promise.all(this.#all.map((thread) => thread.close()))
  }

  #ask(call: Call, rank: Rank = 'last', watch?: Waiting['watch']): Promise<unknown> {
    return new Promise((done, failed) => {
      // Those of one rank among themselves: in the order they came.
      const later = RANKS.slice(RANKS.indexOf(rank) + 1)
      const at = this.#queue.findIndex((one) => later.includes(one.rank))
      this.#queue.splice(at < 0 ? this.#queue.length : at, 0, {
        call,
        rank,
        watch,
        since: performance.now(),
        done,
        failed,
      })
      this.#next()
    })
  }

  get #all(): PixelThread[] {
    return [...this.#forAll, ...this.#forPeople]
  }

  /**
   * While somebody waits at the screen, or for what is said of her photos, one thread fewer makes the pictures of orders:
   * they go on, and leave her a thread.
   */
  get #isHeldBack(): boolean {
    const current = this.#all.flatMap((thread) => thread.current ?? [])
    const others = current.filter(({ rank }) => rank === 'last').length
    const isWaitedFor = current.length > others || this.#moreChecks !== undefined
    return isWaitedFor && others >= Math.max(1, this.#forAll.length - 1)
  }

  /**
   * What her photos carry is found out once the previews that somebody looks at are made, by all threads; in one of
   * them while photos wait to be looked at, and where it has waited too long for the previews of others.
   */
  #isPutOff(judging: Waiting): boolean {
    const current = this.#all.flatMap((thread) => thread.current ?? [])
    const others = [...current, ...this.#queue].filter((one) => one.rank !== 'last' && !isJudging(one))
    if (others.length === 0 && this.#moreChecks === undefined) return false
    if (current.some(isJudging)) return true
    return (
      others.some(({ rank }) => rank === 'first') && performance.now() - judging.since < PREVIEWS_FIRST_MS
    )
  }

  #next(): void {
    for (const [at, waiting] of this.#queue.entries()) {
      const thread = this.#threadFor(waiting)
      if (!thread) continue
      this.#queue.splice(at, 1)
      thread.run(waiting)
      // Its first picture is asked for while the rest is still being read: in a thread that has begun by then.
      if (waiting.call.call === 'sketchPhoto')
        this.#mayRun(waiting)
          .find(({ isFree }) => isFree)
          ?.begin()
      // What was put off may be begun in several threads.
      this.#next()
      return
    }
  }

  #mayRun = ({ rank }: Waiting): PixelThread[] => (rank === 'first' ? this.#all : this.#forAll)

  /** Who may do it now. */
  #threadFor(waiting: Waiting): PixelThread | undefined {
    if (waiting.rank === 'last' && this.#isHeldBack) return undefined
    if (isJudging(waiting) && this.#isPutOff(waiting)) return undefined
    const thread = whoKnows(
      photoOf(waiting.call),
      this.#mayRun(waiting).filter(({ isFree }) => isFree),
    )
    return thread && this.#isBetterServed(waiting, thread) ? undefined : thread
  }

  /** Whether another thread, which is busy, is to be waited for. */
  #isBetterServed(waiting: Waiting, free: PixelThread): boolean {
    if (this.#forAll.some(({ current }) => current && isMadeReadyBy(current.call, waiting.call))) return true
    const left = waiting.since + SOON_FREE_MS - performance.now()
    if (left <= 0 || !this.#forAll.some((thread) => !thread.isFree && isBetter(waiting, thread, free)))
      return false
    setTimeout(() => this.#next(), left + 1).unref()
    return true
  }
}

/** What a photo carries, for somebody who waits to hear it. */
const isJudging = ({ call: { call }, rank }: Waiting): boolean => call === 'judgePhoto' && rank === 'soon'

interface Knowing {
  readonly hasBegun: boolean
  knows(photo: string): boolean
}

/** Of these threads one that has read this photo, else one that has begun: they are quicker than the others, not better. */
export const whoKnows = <Thread extends Knowing>(
  photo: string | null,
  threads: Thread[],
): Thread | undefined =>
  (photo === null ? undefined : threads.find((thread) => thread.knows(photo))) ??
  threads.find(({ hasBegun }) => hasBegun) ??
  threads[0]

/** Whether what an image begins with is being made: to make it once more takes longer than to wait for it. */
const isMadeReadyBy = (making: Call, { call, args }: Call): boolean =>
  making.call === 'makeReady' && call === 'transform' && making.args[0].photo === args[0].photo

/**
 * To begin a thread costs as much as seven checks: a check waits for one that is at a check. And to read a photo twice as
 * long as to make an image of one that was read: an image waits for who read its photo.
 */
function isBetter(waiting: Waiting, busy: PixelThread, free: PixelThread): boolean {
  const { call, rank } = waiting
  if (rank === 'soon') return !isJudging(waiting) && !free.hasBegun && busy.current?.rank === 'soon'
  if (call.call !== 'transform' && call.call !== 'makeReady') return false
  const [{ photo }] = call.args
  return busy.knows(photo) && !free.knows(photo)
}
