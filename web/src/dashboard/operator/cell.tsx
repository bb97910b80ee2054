import { isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import type { CellKind } from '@app/domain/operator/desk-table.ts'
import { useTranslation } from 'react-i18next'
import { DATE_LOCALES } from '../../ui/language/dates.ts'
import { formatEuros } from '../../ui/language/prices.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { eurosOfCost } from './cost.ts'

/** A word of the tables, or a style, in the reader's language; one nobody put into words as it is. */
export function useCodeWords(): (code: string) => string {
  const { t } = useTranslation()
  const words: Partial<Record<string, string>> = t('operator.codes', { returnObjects: true })
  return (code) => words[code] ?? (isBaseStyleId(code) ? t(`styles.${code}.label`) : code)
}

const PARIS = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' } as const

const COST = { style: 'currency', currency: 'EUR', maximumFractionDigits: 3 } as const

/** What stands in one place of a table. */
export function Cell({ kind, value }: { kind: CellKind; value: DeskRow['cells'][string] | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const codeWords = useCodeWords()
  if (value === null || value === undefined) return <span className="text-ink2">–</span>
  if (kind === 'moment')
    return (
      <time dateTime={String(value)} className="whitespace-nowrap">
        {new Intl.DateTimeFormat(DATE_LOCALES[language], PARIS).format(new Date(String(value)))}
      </time>
    )
  if (kind === 'day')
    return (
      <time dateTime={String(value)} className="whitespace-nowrap">
        {new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: 'short', timeZone: 'UTC' }).format(
          new Date(String(value)),
        )}
      </time>
    )
  if (kind === 'cents') return formatEuros(Number(value) / 100, language)
  if (kind === 'cost')
    return new Intl.NumberFormat(DATE_LOCALES[language], COST).format(eurosOfCost(Number(value)))
  if (kind === 'yes') return t(value === true ? 'operator.yes' : 'operator.no')
  if (kind === 'code') return codeWords(String(value))
  if (kind === 'codes')
    return (
      <ul className="grid gap-1">
        {String(value)
          .split(' ')
          .map((code) => (
            <li key={code}>{codeWords(code)}</li>
          ))}
      </ul>
    )
  return String(value)
}
