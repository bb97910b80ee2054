import type { CreditLine } from '@app/domain/credits/credits-api.ts'
import { useTranslation } from 'react-i18next'
import { dateWords } from '../../ui/language/dates.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { Row, Rows } from '../shell/rows.tsx'

/** What came and went of her credits, the latest first; what the house gave or took, with its reason. */
export function CreditHistory({ lines }: { lines: readonly CreditLine[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="credit-history" className="mt-12 max-w-[46rem]">
      <h2 id="credit-history" className="mb-2 text-h3">
        {t('credits.history.title')}
      </h2>
      <Rows of={lines} none={t('credits.history.none')}>
        {(line) => <CreditRow key={line.id} line={line} />}
      </Rows>
    </section>
  )
}

function CreditRow({ line: { at, amount, reason, words } }: { line: CreditLine }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Row
      title={words ? t('credits.history.house', { words }) : t(`credits.history.reasons.${reason}`)}
      note={<time dateTime={at}>{dateWords(at, language)}</time>}
      end={
        <span className="flex-none font-[650]">
          {new Intl.NumberFormat(language, { signDisplay: 'always' }).format(amount)}
        </span>
      }
    />
  )
}
