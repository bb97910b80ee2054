import type { Depths } from '@app/domain/catalogue/worn-tone.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import type { EngineOrder, EnginePhoto, MadeImage, Preparing } from '../../engines/engine.ts'
import { type JudgementStore, NOTHING_KEPT } from '../../engines/known-judgements.ts'
import { Planner } from '../../engines/planner.ts'
import { RenderError, type Rendered, type Renderer, UnpreparedError } from '../../engines/renderer.ts'

/** A candidate: a photo's letter and a number; its picture is the number. */
export interface Drawn {
  letter: string
  number: number
}
interface Ways {
  /** Why a photo does not carry the style; null where it does. */
  lacks?: (letter: string) => ImpossibleReason | null
  /** The depths a photo carries the style in; all by default. */
  depths?: (letter: string) => Depths
  /** What the picture of a candidate is, or whether it is refused: alone, with all of its photo, or as a twin. */
  picture?: (drawn: Drawn) => number | 'photo refused' | 'refused' | 'twin refused'
  /** How often making a candidate fails before it succeeds. */
  fails?: (drawn: Drawn) => number
  /** What is learned of these photos before the first picture. */
  learns?: (photos: string[]) => void
  /** The photo whose picture is begun with, of those read so far. */
  opens?: (letters: string[]) => string | undefined
  /** A photo whose reading, or a picture whose making, waits until this picture is there. */
  waits?: { what: string; until: string }
  /** Whether nothing can be made ready. */
  unready?: boolean
  /** Numbers planned of each letter. Default: `PER_PHOTO` */
  perPhoto?: number
  /** Whether what a candidate is made with is gone. */
  unlearned?: (drawn: Drawn) => boolean
}
export const PER_PHOTO = 3

/** Makes numbers of letters: what a planner may count on, and no more. */
export class Numbers implements Renderer<{ letter: string }, Drawn> {
  readonly name = 'numbers'
  readonly model = 'numbers-1'
  readonly revision = 'one'
  readonly atOnce = 2
  readonly judgedApart = []
  readonly asked: string[] = []
  readonly read: string[] = []
  readonly madeReady: string[] = []
  readonly prepare?: Renderer<{ letter: string }, Drawn>['prepare']
  readonly #ways: Ways
  readonly #isMade = Promise.withResolvers<void>()

  constructor(ways: Ways) {
    this.#ways = ways
    const { learns } = ways
    if (learns)
      this.prepare = async ({ photos }, { preparing }) => {
        await preparing({ stage: 'learning', queuePosition: null, progress: 0.5 })
        learns(photos.map(({ id }) => id))
      }
  }

  offeredStyles(): ['pixie', 'balayage_doux'] {
    return ['pixie', 'balayage_doux']
  }

  async judge({ file }: Pick<EnginePhoto, 'file'>) {
    this.read.push(file)
    if (file === 'lost') throw new RenderError('gone')
    if (file === this.#ways.waits?.what) await this.#isMade.promise
    return { letter: file }
  }

  isJudgement(kept: unknown): kept is { letter: string } {
    return typeof kept === 'object' && kept !== null && 'letter' in kept
  }

  whyNot({ judgement }: { judgement: { letter: string } }) {
    return this.#ways.lacks?.(judgement.letter) ?? null
  }

  depths({ judgement }: { judgement: { letter: string } }): Depths {
    return this.#ways.depths?.(judgement.letter) ?? { from: 1, upTo: 10 }
  }

  opening({ photos, seed }: { photos: { judgement: { letter: string } }[]; seed: number }) {
    const photo = this.#ways.opens?.(photos.map(({ judgement: { letter } }) => letter))
    return photo ? { photo, candidate: { letter: photo, number: seed } } : null
  }

  plan({
    begunWith,
    ...order
  }: {
    photos: { judgement: { letter: string } }[]
    seed: number
    begunWith?: string | undefined
  }): Drawn[] {
    const all = this.#inTurn(order)
    const isFirst = ({ letter, number }: Drawn) => letter === begunWith && number === order.seed
    return [...all.filter(isFirst), ...all.filter((drawn) => !isFirst(drawn))]
  }

  #inTurn({ photos, seed }: { photos: { judgement: { letter: string } }[]; seed: number }): Drawn[] {
    const numbers = Array.from({ length: this.#ways.perPhoto ?? PER_PHOTO }, (_, k) => seed + k)
    return numbers.flatMap((number) => photos.map(({ judgement: { letter } }) => ({ letter, number })))
  }

  async makeReady({ letter, number }: Drawn) {
    if (this.#ways.unready) throw new RenderError('gone')
    this.madeReady.push(letter + number)
  }

  async render(drawn: Drawn): Promise<Rendered<Drawn>> {
    const { letter, number } = drawn
    if (this.#ways.unlearned?.(drawn)) throw new UnpreparedError('forgotten')
    this.asked.push(letter + number)
    if (this.asked.filter((one) => one === letter + number).length <= (this.#ways.fails?.(drawn) ?? 0))
      throw new RenderError('gone')
    if (letter + number === this.#ways.waits?.until) this.#isMade.resolve()
    if (letter + number === this.#ways.waits?.what) await this.#isMade.promise
    const picture = this.#ways.picture?.(drawn) ?? letter.charCodeAt(0) * 1000 + number
    if (typeof picture === 'string')
      return {
        made: false,
        isTwin: picture === 'twin refused',
        rulesOut: (other) => picture === 'photo refused' && other.letter === letter,
      }
    return {
      made: true,
      image: {
        ...{
          width: 1,
          height: 1,
          large: null,
          softBackdrop: false,
          tone: '7.3',
          seed: number,
          confidence: 1,
          model: 'numbers-1',
        },
        ...{ fingerprint: String(picture), recipe: { photo: letter, number } },
      },
    }
  }

  seriesOf({ letter }: Drawn): string {
    return letter
  }

  areTwins(one: string, other: string): boolean {
    return Math.abs(Number(one) - Number(other)) < 1
  }
}

const report: EnginePhoto['report'] = {
  ...{ width: 1, height: 1, verdicts: [], faces: 1, pose: null, faceWidth: 1, sharpness: 1, light: 1 },
  ...{ score: 1, fingerprint: '', backdrop: [] },
}
export const photosOf = (...files: string[]): EnginePhoto[] =>
  files.map((file) => ({ id: file, file, report }))
export const orderOf = (files: string[], count: number): EngineOrder => ({
  ...{ id: 'order', engine: 'numbers', style: 'pixie', tone: '7.3', seed: 0 },
  ...{ count, firstCount: count, photos: photosOf(...files) },
  resume: { candidatesTried: 0, fingerprints: [] },
})

/** All that comes of an order. */
export async function produced(
  order: EngineOrder,
  ways: Ways = {},
  judgements: JudgementStore = NOTHING_KEPT,
) {
  const renderer = new Numbers(ways)
  const told = { read: [] as number[], stages: [] as unknown[], tried: [] as number[], lost: 0 }
  const made: MadeImage[] = []
  const onError = () => {
    told.lost += 1
  }
  const watch = {
    alive: async () => undefined,
    preparing: async (preparing: Preparing | null) => void told.stages.push(preparing?.stage ?? null),
    photosRead: async (count: number) => void told.read.push(count),
    nextTarget: async () => ({ id: 'i', file: 'i', beforeFile: 'b', largeFile: 'l' }),
    tried: async (count: number, _target: unknown, image: MadeImage | null) => {
      told.tried.push(count)
      if (image) made.push(image)
    },
  }
  const engine = new Planner(renderer, { judgements, onError })
  const short = await engine.produce(order, watch, new AbortController().signal)
  return {
    made,
    told,
    short,
    read: renderer.read,
    asked: renderer.asked,
    drawn: made.map(({ recipe }) => recipe),
  }
}
