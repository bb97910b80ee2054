import type { FiguresOfDay } from '@app/domain/operator/figures.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { MEASURES, wholeDay } from './measures.ts'

const COLUMNS = Object.values(MEASURES)

/** The same as the charts, in figures: for whoever does not see them, and for who wants to know exactly. */
export function FiguresTable({ days }: { days: readonly FiguresOfDay[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <details className="mt-6 rounded-card bg-surface px-5 py-3 shadow-1">
      <summary className="min-h-11 cursor-pointer content-center font-[650]">
        {t('operator.figures.table')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <section aria-label={t('operator.figures.table')} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2 pr-4 text-left">
                {t('operator.figures.day')}
              </th>
              {COLUMNS.map(({ name }) => (
                <th key={name} scope="col" className="px-4 py-2 text-right">
                  {t(`operator.figures.measures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-line border-b last:border-b-0">
                <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-normal">
                  {wholeDay(day.day, language)}
                </th>
                {COLUMNS.map(({ name, words }) => {
                  const value = day[name]
                  return (
                    <td key={name} className="whitespace-nowrap px-4 py-2 text-right tabular-nums">
                      {value === null ? '–' : words(value, language)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
