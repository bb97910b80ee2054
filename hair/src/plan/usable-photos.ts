import type { PhotoJudgement, PhotoReport, VerdictCode } from '../contract.ts'

export interface CheckedPhoto {
  file: string
  report: PhotoReport
  /** What reading it said; absent when nobody has read it yet: then it is hoped for the best. */
  judgement?: PhotoJudgement
}

const ERRORS: readonly VerdictCode[] = ['no_face', 'many_faces', 'blurry', 'too_small', 'damaged']

/** The photos an image may be made of: those without an error that reading them did not refuse. */
export const usablePhotos = (photos: CheckedPhoto[]): CheckedPhoto[] =>
  photos.filter(
    ({ report, judgement }) =>
      report.pose && !judgement?.fault && !report.verdicts.some((verdict) => ERRORS.includes(verdict)),
  )
