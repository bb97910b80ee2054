import { viewingsAnswer } from '@app/domain/operator/viewings.ts'
import { api } from '@app/domain/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reading } from '../../api/reading.ts'
import { momentWords } from '../../ui/language/dates.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { PartGate } from '../shell/query-gate.tsx'
import { Row, Rows } from '../shell/rows.tsx'

export const useViewings = () =>
  useQuery({ ...reading(api.viewings(), viewingsAnswer), refetchOnMount: 'always' })

/** Under her profile: when somebody of the house opened images of hers, and why. */
export function ViewingsSection() {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useViewings()
  return (
    <section aria-labelledby="viewings-title" className="mt-8 grid gap-3 border-line border-t pt-6">
      <h3 id="viewings-title" className="text-h4">
        {t('operator.viewings.title')}
      </h3>
      <p className="text-small text-ink2">{t('operator.viewings.text')}</p>
      <PartGate query={query} failure="operator.failure" wait={t('operator.loading')}>
        {({ viewings }) => (
          <Rows of={viewings} none={t('operator.viewings.none')}>
            {({ at, transformation, reason }) => (
              <Row key={at} title={transformation} note={momentWords(at, language)}>
                <p className="wrap-anywhere">{reason}</p>
              </Row>
            )}
          </Rows>
        )}
      </PartGate>
    </section>
  )
}
