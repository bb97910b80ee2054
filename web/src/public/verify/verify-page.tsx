import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../../page-contract.ts'
import { buttonLooks } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Emphasised } from '../emphasised.tsx'
import { MOST_MEGABYTES, OUTCOMES, type Outcome } from './examine-file.ts'
import { AI_SOURCE_TYPES } from './read-xmp.ts'

/** « Vérifier une image », open to everyone: a file is read by the browser alone (verify-images.ts). */
export function VerifyPage({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  return (
    <div className="wrap grid justify-items-center pt-8 pb-20 desk:pt-14 desk:pb-28">
      <div className="w-full max-w-[44rem]">
        <h1 className="text-title">
          <Emphasised text={t('verify.title')} />
        </h1>
        <p className="mt-4.5 text-lead text-ink2">{t('verify.lead')}</p>
        <div
          id="verify-image"
          data-cut-off={t('toasts.networkError.description')}
          className="group mt-8 rounded-sheet bg-surface p-5 shadow-2 tab:p-8"
        >
          <noscript>
            <p className="mb-5 font-[650]">{t('verify.noScript', { email: request.site.supportEmail })}</p>
          </noscript>
          <Chooser />
          <p className="mt-5 flex items-start gap-2.5 text-ink2 text-small">
            <Icon name="lock" className="mt-0.5 size-4.5" />
            {t('verify.privacy')}
          </p>
        </div>
        <div id="verify-result" role="status" className="scroll-mb-6" />
        {OUTCOMES.map((outcome) => (
          <template key={outcome} data-outcome={outcome}>
            <Answer outcome={outcome} />
          </template>
        ))}
      </div>
    </div>
  )
}

const FILE_TYPES = 'image/jpeg,image/png,image/webp'

/** The field lies over the whole place: what is pressed is the browser's own, with its focus and its window of files. */
function Chooser() {
  const { t } = useTranslation()
  return (
    <div className="relative grid noscript:hidden justify-items-center gap-3 rounded-card border-2 border-line-strong border-dashed px-4 py-8 text-center hover:bg-veil has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 group-data-over:bg-veil">
      <p className="text-ink2 max-desk:hidden pointer-coarse:hidden">{t('verify.drop')}</p>
      <span id="verify-choose" className={buttonLooks('primary', 'main', 'max-tab:w-full')}>
        <Icon name="image" />
        {t('verify.choose')}
      </span>
      <p id="verify-formats" className="text-ink2 text-small">
        {t('verify.formats', { megabytes: MOST_MEGABYTES })}
      </p>
      <input
        type="file"
        name="image"
        accept={FILE_TYPES}
        aria-labelledby="verify-choose"
        aria-describedby="verify-formats"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  )
}

const GROUNDS: Record<Outcome, string> = {
  ai: 'bg-iris-soft',
  other: 'bg-veil',
  none: 'bg-veil',
  unreadable: 'bg-warning-soft',
  tooLarge: 'bg-warning-soft',
}
/** Of these nothing was read. */
const UNREAD: readonly Outcome[] = ['unreadable', 'tooLarge']

/** What is said of one file: verify-images.ts fills its parts, and takes away what was not found. */
function Answer({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation()
  return (
    <section className={`mt-6 rounded-sheet p-5 tab:p-8 ${GROUNDS[outcome]}`}>
      <p className="text-ink2 text-small [overflow-wrap:anywhere]">
        <bdi data-part="name" />
      </p>
      <h2 className="mt-2.5 text-h3">{t(`verify.outcomes.${outcome}.title`)}</h2>
      <p className="mt-3">{t(`verify.outcomes.${outcome}.text`, { megabytes: MOST_MEGABYTES })}</p>
      {!UNREAD.includes(outcome) && <Rows />}
    </section>
  )
}

function Rows() {
  const { t } = useTranslation()
  return (
    <dl className="[overflow-wrap:anywhere]">
      <Row name="source" label={t('verify.source')}>
        <Meanings />
        <span data-part="source" className="block text-ink2 text-small" />
      </Row>
      <Row name="tool" label={t('verify.tool')}>
        <bdi data-part="tool" />
      </Row>
      <Row name="c2pa" label={t('verify.c2pa')}>
        {t('verify.c2paFound')}
      </Row>
    </dl>
  )
}

function Meanings() {
  const { t } = useTranslation()
  return [...AI_SOURCE_TYPES, 'other' as const].map((meaning) => (
    <span key={meaning} data-meaning={meaning} className="block">
      {t(`verify.meanings.${meaning}`)}
    </span>
  ))
}

interface RowProps {
  name: 'source' | 'tool' | 'c2pa'
  label: string
  children: ReactNode
}

const Row = ({ name, label, children }: RowProps) => (
  <div
    data-row={name}
    className="mt-4 grid gap-x-6 border-line border-t pt-4 first:mt-6 tab:grid-cols-[12rem_1fr]"
  >
    <dt className="font-[650]">{label}</dt>
    <dd>{children}</dd>
  </div>
)
