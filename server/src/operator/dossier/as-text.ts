import { DOSSIER_PARTS, type Dossier } from '@app/domain/operator/dossier-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { textsIn } from '../../plugins/texts.ts'
import { moment } from '../words.ts'

/** For whoever reads it elsewhere: one line a fact, moments by the clocks of Paris. */
export function dossierAsText({ id, number, email, facts }: Dossier, language: Language): string {
  const t = textsIn(language)
  const parts = DOSSIER_PARTS.map((part) => {
    const lines = facts
      .filter((fact) => fact.part === part)
      .map(({ fact, at, words }) =>
        [at ? moment(new Date(at)) : '', t(`operator.dossier.facts.${fact}`), words]
          .filter(Boolean)
          .join('  '),
      )
    return [t(`operator.dossier.parts.${part}`), ...(lines.length > 0 ? lines : [t('operator.dossier.none')])]
  })
  const head = [t('operator.dossier.title', { number: number ?? id }), id, ...(email ? [email] : [])]
  return `${[head, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`
}
