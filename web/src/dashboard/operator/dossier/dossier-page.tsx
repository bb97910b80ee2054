import {
  DOSSIER_PARTS,
  type Dossier,
  type DossierFact,
  dossierAnswer,
} from '@app/domain/operator/dossier-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { reading } from '../../../api/reading.ts'
import { buttonLooks } from '../../../ui/button.tsx'
import { NotFoundPage } from '../../shell/page/not-found-page.tsx'
import { PageFrame } from '../../shell/page/page-frame.tsx'
import { PageGate } from '../../shell/query-gate.tsx'
import { Row, Rows } from '../../shell/rows.tsx'
import { Cell } from '../cell.tsx'
import { DeskGate } from '../desk-gate.tsx'

/** /operator/dossiers/:id: all that is written down of one order. */
export const DossierPage = () => (
  <DeskGate>
    <LoadedDossier />
  </DeskGate>
)

function LoadedDossier() {
  const { id = '' } = useParams()
  const query = useQuery({ ...reading(api.dossier(id), dossierAnswer), refetchOnMount: 'always' })
  return (
    <PageGate query={query} failure="operator.failure" missing={<NotFoundPage />}>
      {(dossier) => <DossierParts dossier={dossier} />}
    </PageGate>
  )
}

function DossierParts({ dossier: { id, number, email, facts } }: { dossier: Dossier }) {
  const { t } = useTranslation()
  return (
    <PageFrame
      title={t('operator.dossier.title', { number: number ?? id })}
      back={{ to: pages.deskTable('orders'), words: t('operator.tables.orders') }}
      lead={
        <>
          {email && <p className="mt-3 font-[650] wrap-anywhere">{email}</p>}
          <p className="mt-3 max-w-[38rem] text-ink2">{t('operator.dossier.lead')}</p>
        </>
      }
      beside={
        <a href={api.dossierFile(id)} download className={buttonLooks('secondary', 'small')}>
          {t('operator.dossier.file')}
        </a>
      }
    >
      {DOSSIER_PARTS.map((part) => (
        <section key={part} aria-labelledby={part} className="mt-8 max-w-[46rem]">
          <h2 id={part} className="mb-2 text-h4">
            {t(`operator.dossier.parts.${part}`)}
          </h2>
          <div className="rounded-card bg-surface px-5 py-2 shadow-1">
            <Rows
              of={facts.flatMap((fact, place) => (fact.part === part ? [{ ...fact, place }] : []))}
              none={t('operator.dossier.none')}
            >
              {({ place, ...fact }) => <FactRow key={place} fact={fact} />}
            </Rows>
          </div>
        </section>
      ))}
    </PageFrame>
  )
}

function FactRow({ fact: { fact, at, words } }: { fact: DossierFact }) {
  const { t } = useTranslation()
  return (
    <Row title={t(`operator.dossier.facts.${fact}`)} end={at && <Cell kind="moment" value={at} />}>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
    </Row>
  )
}
