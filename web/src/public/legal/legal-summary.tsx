import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { LegalSection } from './legal-sections.ts'

interface LegalSummaryProps {
  sections: [string, LegalSection][]
}

/** The way to each section: always in sight on a desk, folded on a telephone, where the text comes first. */
export function LegalSummary({ sections }: LegalSummaryProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('legal.summary')} className="legal-summary desk:sticky desk:top-24 desk:self-start">
      <details className="group rounded-button bg-veil desk:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-4.5 font-[650]">
          {t('legal.summary')}
          <Icon
            name="chevron-down"
            className="size-5.5 text-ink2 transition-transform duration-[180ms] group-open:rotate-180"
          />
        </summary>
        <Ways sections={sections} className="px-4.5 pb-3" />
      </details>
      <Ways sections={sections} className="border-line border-l-2 pl-4 max-desk:hidden" />
    </nav>
  )
}

function Ways({ sections, className }: LegalSummaryProps & { className: string }) {
  return (
    <ul className={className}>
      {sections.map(([key, section]) => (
        <li key={key}>
          <a
            href={`#${key}`}
            className="flex min-h-11 items-center py-1 leading-tight text-ink2 hover:text-ink hover:underline hover:underline-offset-4"
          >
            {section.title}
          </a>
        </li>
      ))}
    </ul>
  )
}
