import type { DossierFact } from '@app/domain/operator/dossier-api.ts'

type Says = Omit<DossierFact, 'part' | 'at'> & { at?: Date | null }

/** The lines of one part. */
export const facts = (part: DossierFact['part'], lines: readonly (Says | null)[]): DossierFact[] =>
  lines.flatMap((line) =>
    line ? [{ part, fact: line.fact, at: line.at?.toISOString() ?? null, words: line.words }] : [],
  )
