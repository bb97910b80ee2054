import type { Course } from '@app/domain/courses/courses-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useCurrentUser } from '../accounts/account-queries.ts'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useCertify } from './course-queries.ts'

interface CertificatePartProps {
  course: Course
}

/** Everything is read and answered: her certificate, and whether whoever verifies it is told her name. */
export function CertificatePart({ course }: CertificatePartProps) {
  const { t } = useTranslation()
  const { certificate } = course
  return (
    <section aria-labelledby="certificate" className="mb-12 rounded-sheet bg-success-soft p-5 tab:p-8">
      <h2 id="certificate" className="text-h3">
        {t('courses.certificate.title')}
      </h2>
      {certificate ? (
        <>
          <p className="mt-2 font-[650]">{t('courses.certificate.number', { number: certificate.number })}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink
              kind="primary"
              href={api.certificatePdf(course.slug)}
              download
              className="max-tab:whitespace-normal py-3 text-center leading-tight"
            >
              {t('courses.certificate.download')}
            </ButtonLink>
            <ButtonLink
              kind="text"
              href={pages.certificate(certificate.number)}
              target="_blank"
              rel="noopener"
              className="max-tab:whitespace-normal py-3 leading-tight"
            >
              {t('courses.certificate.see')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <p className="mt-2">{t('courses.certificate.readyText')}</p>
      )}
      <CertificateForm course={course} known={certificate} />
    </section>
  )
}

interface CertificateFormProps {
  course: Course
  known: { name: string; showsName: boolean } | null
}

function CertificateForm({ course, known }: CertificateFormProps) {
  const { t } = useTranslation()
  const { firstName, lastName } = useCurrentUser()
  const [name, setName] = useState(known?.name ?? [firstName, lastName].filter(Boolean).join(' '))
  const [showsName, setShowsName] = useState(known?.showsName ?? false)
  const certifying = useCertify(course.slug)
  const { variables: sent } = certifying
  const isKept = certifying.isSuccess && sent?.name === name && sent.showsName === showsName
  const send = (event: FormEvent) => {
    event.preventDefault()
    certifying.mutate({ name, showsName })
  }
  return (
    <form onSubmit={send} className="mt-5 grid max-w-[30rem] gap-3">
      <TextField
        label={t('courses.certificate.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        minLength={2}
        maxLength={80}
        autoComplete="name"
      />
      <Checkbox
        label={t('courses.certificate.showsName')}
        hint={t('courses.certificate.showsNameHint')}
        checked={showsName}
        onChange={setShowsName}
      />
      <Button
        kind={known ? 'secondary' : 'primary'}
        type="submit"
        busy={certifying.isPending}
        className="justify-self-start"
      >
        {t(known ? 'courses.certificate.change' : 'courses.certificate.issue')}
      </Button>
      <p role="status" className="empty:hidden">
        {isKept && known && t('courses.certificate.changed')}
      </p>
      {certifying.error && (
        <Trouble takesFocus>{troubleWords(t, certifying.error, t('courses.failure.text'))}</Trouble>
      )}
    </form>
  )
}
