import { isFreePackage } from '@app/domain/catalogue/packages.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { type RefundLine, refundLine } from './refund-line.ts'

/** What the line is made from: facts of the server only, nothing guessed. */
export type ProgressFacts = Pick<
  Transformation,
  'status' | 'imagesCount' | 'imagesDeleted' | 'packageType' | 'progress' | 'refund' | 'extension'
>

type Sentence =
  | { key: 'queue' | 'serviceQueue' | 'done'; values: { count: number } }
  | {
      key: 'turn' | 'sending' | 'learning' | 'photosRead' | 'failed' | 'failedFree'
      values: Record<string, never>
    }
  | { key: 'learningShare'; values: { percent: number } }
  | { key: 'photos'; values: { read: number; total: number } }
  | { key: 'images' | 'more'; values: { count: number; ordered: number } }
  | { key: 'kept'; values: { count: number; made: number } }

/** The one true line of a card (product rule 9): a key of texts `transformations.progress`, and what came back. */
export type ProgressLine = Sentence & { refund: RefundLine | null }

export function progressLine(facts: ProgressFacts): ProgressLine {
  return { ...sentence(facts), refund: transformationIs.finished(facts) ? refundLine(facts) : null }
}

function sentence(facts: ProgressFacts): Sentence {
  const { stage } = facts.progress
  if (stage && !transformationIs.finished(facts)) return stageSentence(stage, facts.progress)
  if (transformationIs.waiting(facts)) return queueSentence(facts.progress)
  if (transformationIs.learning(facts)) return photosSentence(facts.progress)
  if (transformationIs.failed(facts)) return failureSentence(facts)
  if (facts.extension) return extensionSentence(facts.extension, facts.progress)
  const { imagesOrdered } = facts.progress
  if (transformationIs.completed(facts) && facts.imagesDeleted > 0)
    return {
      key: 'kept',
      values: { count: facts.imagesCount, made: facts.imagesCount + facts.imagesDeleted },
    }
  const isWhole = facts.imagesCount >= imagesOrdered
  if (transformationIs.completed(facts) && isWhole)
    return { key: 'done', values: { count: facts.imagesCount } }
  return { key: 'images', values: { count: facts.imagesCount, ordered: imagesOrdered } }
}

const queueSentence = ({ queuePosition }: ProgressFacts['progress']): Sentence =>
  queuePosition > 0 ? { key: 'queue', values: { count: queuePosition } } : { key: 'turn', values: {} }

/** What is done before the first image can be, also of more images. */
function stageSentence(
  stage: 'sending' | 'learning',
  { stageQueue, stageProgress }: ProgressFacts['progress'],
): Sentence {
  if (stage === 'sending') return { key: 'sending', values: {} }
  if (stageQueue !== null && stageQueue > 0) return { key: 'serviceQueue', values: { count: stageQueue } }
  if (stageProgress === null) return { key: 'learning', values: {} }
  return { key: 'learningShare', values: { percent: Math.floor(stageProgress * 100) } }
}

const photosSentence = ({ photosRead, photosTotal }: ProgressFacts['progress']): Sentence =>
  photosRead < photosTotal
    ? { key: 'photos', values: { read: photosRead, total: photosTotal } }
    : { key: 'photosRead', values: {} }

/** Of more images, only those to come count: what she had stays. */
const extensionSentence = (
  { images, ready }: NonNullable<ProgressFacts['extension']>,
  { queuePosition }: ProgressFacts['progress'],
): Sentence =>
  ready === 0 && queuePosition > 0
    ? { key: 'queue', values: { count: queuePosition } }
    : { key: 'more', values: { count: ready, ordered: images } }

const failureSentence = ({ packageType }: ProgressFacts): Sentence =>
  isFreePackage(packageType) ? { key: 'failedFree', values: {} } : { key: 'failed', values: {} }
