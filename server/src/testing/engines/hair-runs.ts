import type { Look, Outcome, PhotoJudgement, Recipe, RefusalReason } from '@app/hair/contract.ts'
import type { EngineOrder, MadeImage } from '../../engines/engine.ts'
import { HairRenderer } from '../../engines/hair/hair-renderer.ts'
import { fixedLooks } from '../../engines/hair/look-source.ts'
import { PixelError } from '../../engines/hair/pixel-thread.ts'
import { NOTHING_KEPT } from '../../engines/known-judgements.ts'
import { Planner } from '../../engines/planner.ts'
import { GOOD_JUDGEMENT } from './ordered-photos.ts'

/** Pixels that cost nothing: what each photo is judged, and why a recipe is refused. */
interface Scene {
  judged?: Record<string, Partial<PhotoJudgement> | 'lost'>
  refused?: (recipe: Recipe) => RefusalReason | null
  print?: (recipe: Recipe, count: number) => string
  looks?: Look[]
}
/** Far apart in structure and in colour, as long as the number differs. */
export const printOf = (k: number): string =>
  ((k * 2_654_435_761) >>> 0).toString(16).padStart(8, '0').repeat(20).slice(0, 162)

/** All that comes of an order that our engine makes. */
export async function run(order: EngineOrder, { judged = {}, refused, print, looks = [] }: Scene = {}) {
  const asked: Recipe[] = []
  const told = { read: [] as number[], tried: [] as number[], errors: 0 }
  const made: MadeImage[] = []
  const pixels = {
    makeReady: async () => undefined,
    judgePhoto: async (file: string): Promise<PhotoJudgement> => {
      const found = judged[file]
      if (found === 'lost') throw new PixelError('thread_lost', 'gone')
      return { ...GOOD_JUDGEMENT, ...found }
    },
    transform: async (recipe: Recipe, file: string): Promise<Outcome> => {
      asked.push(recipe)
      const reason = refused?.(recipe)
      if (reason) return { made: false, reason, recipe }
      const fingerprint = print?.(recipe, asked.length) ?? printOf(asked.length)
      return {
        made: true,
        file,
        width: 960,
        height: 1280,
        large: null,
        softBackdrop: false,
        confidence: 0.93,
        fingerprint,
        recipe,
        stages: {},
      }
    },
  }
  const renderer = new HairRenderer(pixels, fixedLooks(looks), { tool: 'test', revision: 'test' })
  const onError = () => {
    told.errors += 1
  }
  const engine = new Planner(renderer, { judgements: NOTHING_KEPT, onError })
  const watch = {
    alive: async () => undefined,
    preparing: async () => undefined,
    photosRead: async (count: number) => void told.read.push(count),
    nextTarget: async () => ({ id: 'i', file: '/i.jpg', beforeFile: '/b.jpg', largeFile: '/l.jpg' }),
    tried: async (count: number, _target: unknown, image: MadeImage | null) => {
      told.tried.push(count)
      if (image) made.push(image)
    },
  }
  await engine.produce(order, watch, new AbortController().signal)
  return { asked, told, made, photos: made.map(({ recipe }) => recipe.photo) }
}
