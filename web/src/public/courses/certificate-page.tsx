import { pages } from '@app/domain/routes.ts'
import { isCertificatePage } from '@app/domain/site/course-pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CertificateFacts, PageRequest } from '../../page-contract.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { longDate } from '../figures.ts'

/** /verifier-une-attestation, empty or with what a number stands for. */
export function CertificatePage({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const isAsked = request.path !== pages.certificates() && isCertificatePage(request.path)
  return (
    <div className="wrap grid justify-items-center pt-8 pb-20 desk:pt-14 desk:pb-28">
      <div className="w-full max-w-[44rem]">
        <h1 className="text-title">{t('courses.verify.title')}</h1>
        <p className="mt-4.5 text-lead text-ink2">{t('courses.verify.lead')}</p>
        {isAsked &&
          (request.certificate ? <Found facts={request.certificate} request={request} /> : <Gone />)}
        <form
          method="get"
          action={`${pages.certificates()}/numero`}
          className="mt-8 grid gap-4 rounded-sheet bg-surface p-5 shadow-2 tab:p-8"
        >
          <TextField
            label={t('courses.verify.field')}
            hint={t('courses.verify.hint')}
            name="numero"
            required
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            data-typed
          />
          <Button kind="primary" type="submit" className="justify-self-start">
            {t(isAsked ? 'courses.verify.another' : 'courses.verify.button')}
          </Button>
        </form>
      </div>
    </div>
  )
}

function Found({ facts, request }: { facts: CertificateFacts; request: PageRequest }) {
  const { t } = useTranslation()
  const { language } = request
  const date = longDate(dayInParis(facts.issuedAt), language)
  return (
    <section className="mt-8 rounded-sheet bg-success-soft p-5 tab:p-8">
      <h2 className="text-h3">{t('courses.verify.found')}</h2>
      <p className="mt-2">{t('courses.verify.foundText', { date })}</p>
      <dl className="mt-5 grid gap-3 [overflow-wrap:anywhere]">
        <Row label={t('courses.verify.field')}>{facts.number}</Row>
        <Row label={t('courses.verify.course')}>{facts.titles[language]}</Row>
        <Row label={t('courses.verify.name')}>
          {facts.name ? <bdi>{facts.name}</bdi> : t('courses.verify.noName')}
        </Row>
      </dl>
      <p className="mt-5 text-ink2 text-small">
        {facts.certification
          ? t('courses.certifying', { type: facts.certification.type, number: facts.certification.number })
          : t('courses.certificate.noTitle')}
      </p>
    </section>
  )
}

/** `2026-11-25`, by the clocks of the house. */
const dayInParis = (moment: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date(moment))

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="font-[650]">{label}</dt>
    <dd>{children}</dd>
  </div>
)

function Gone() {
  const { t } = useTranslation()
  return (
    <section className="mt-8 rounded-sheet bg-warning-soft p-5 tab:p-8">
      <h2 className="text-h3">{t('courses.verify.gone')}</h2>
      <p className="mt-2">{t('courses.verify.goneText')}</p>
    </section>
  )
}
