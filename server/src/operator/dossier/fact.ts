import type { DossierFact } from '@app/domain/operator/dossier-api.ts'
import type { Language } from '@app/texts/languages.ts'

type Says = Omit<DossierFact, 'part' | 'at'> & { at?: Date | null }

/** The lines of one part. */
export const facts = (part: DossierFact['part'], lines: readonly (Says | null)[]): DossierFact[] =>
  lines.flatMap((line) =>
    line ? [{ part, fact: line.fact, at: line.at?.toISOString() ?? null, words: line.words }] : [],
  )

export const amount = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100)
