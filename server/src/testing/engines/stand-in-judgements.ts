import { parse } from 'node:path'
import type { PhotoJudgement } from '@app/hair/contract.ts'
import { GROWN_STYLE_IDS } from '@app/hair/plan/styles.ts'
import type { Context } from '../../context.ts'
import { HairRenderer } from '../../engines/hair/hair-renderer.ts'
import { Planner } from '../../engines/planner.ts'
import { SeveralEngines } from '../../engines/several-engines.ts'
import { judgementStore } from '../../photos/judgement-store.ts'

/** A photo of which every style can be made. */
const CARRIES_ALL: PhotoJudgement = {
  ...{ fault: null, confidence: 1, head: null, grown: [...GROWN_STYLE_IDS] },
  techniques: ['colour', 'balayage', 'gloss', 'waves', 'volume', 'lob', 'bob', 'look', 'strands'],
}

/** What stand-ins for photos are judged: really read they show nobody, and reading them costs seconds. */
export class StandInJudgements {
  readonly #judgements = new Map<string, Partial<PhotoJudgement>>()

  /** From now on this is the judgement of a photo, if the engine has not asked for it before. */
  set(photoId: string, judgement: Partial<PhotoJudgement>): void {
    this.#judgements.set(photoId, judgement)
  }

  judgePhoto = async (file: string): Promise<PhotoJudgement> => ({
    ...CARRIES_ALL,
    ...this.#judgements.get(parse(file).name),
  })
}

/** Has our own engine hear of photos what a test says of them; everything else about it stays as it is. */
export function judgeStandIns(context: Context): StandInJudgements {
  const judgements = new StandInJudgements()
  const transform: Context['pixels']['transform'] = (...asked) => context.pixels.transform(...asked)
  const pixels = { judgePhoto: judgements.judgePhoto, makeReady: async () => undefined, transform }
  const renderer = new HairRenderer(pixels, context.looks, {
    tool: context.config.brand.name,
    revision: 'stand-in',
  })
  const ours = new Planner(renderer, {
    judgements: judgementStore(context.database),
    onError: (cause) => context.log.error({ err: cause }, 'picture'),
  })
  if (context.engine instanceof SeveralEngines) context.engine = context.engine.with('hair', ours)
  return judgements
}
