/**
 * The states of a transformation and who may follow whom (spec §4, decisions 9).
 * Nothing outside this file compares statuses: ask `transformationIs` or `transformationCan`.
 */
export const STATUSES = ['pending', 'training', 'generating', 'completed', 'failed'] as const
export type Status = (typeof STATUSES)[number]

const NEXT: Record<Status, readonly Status[]> = {
  pending: ['training', 'failed'],
  training: ['generating', 'failed'],
  generating: ['completed', 'failed'],
  completed: [],
  failed: [],
}

export const canBecome = (from: Status, to: Status): boolean => NEXT[from].includes(to)

/** The states from which `to` may be reached, for an UPDATE … WHERE status IN (…). */
export const statusesBefore = (to: Status): Status[] => STATUSES.filter((status) => canBecome(status, to))

type HasStatus = { sessionStatus: Status }

export const transformationIs = {
  finished: (it: HasStatus): boolean => NEXT[it.sessionStatus].length === 0,
  completed: (it: HasStatus): boolean => it.sessionStatus === 'completed',
  failed: (it: HasStatus): boolean => it.sessionStatus === 'failed',
  waiting: (it: HasStatus): boolean => it.sessionStatus === 'pending',
  learning: (it: HasStatus): boolean => it.sessionStatus === 'training',
  generating: (it: HasStatus): boolean => it.sessionStatus === 'generating',
}

export const transformationCan = {
  /** Its images may be taken away, all together. */
  beDownloaded: (it: HasStatus & { imagesCount: number }): boolean =>
    transformationIs.finished(it) && it.imagesCount > 0,
  /** « Nouveau style avec les mêmes photos », for as long as they are kept. */
  lendPhotos: (it: HasStatus & { sourcePhotos: { kept: number } }): boolean =>
    transformationIs.finished(it) && it.sourcePhotos.kept > 0,
  /** The photos it was made from may go before their month is over. */
  forgetPhotos: (it: HasStatus & { sourcePhotos: { kept: number } }): boolean =>
    transformationIs.finished(it) && it.sourcePhotos.kept > 0,
}

/** How many cards the dashboard shows, and how many the journey (spec §9). */
export const DASHBOARD_TRANSFORMATIONS = 4
export const JOURNEY_TRANSFORMATIONS = 8
export const REFRESH_MS = 5000
