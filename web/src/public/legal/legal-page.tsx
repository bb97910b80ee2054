import { useTranslation } from 'react-i18next'
import type { Site } from '../../page-contract.ts'
import { LegalText } from './legal-text.tsx'
import { legalValues } from './legal-values.ts'

export type LegalDocument = 'notice' | 'privacy' | 'terms'

interface Section {
  title: string
  paragraphs: string[]
}

export function LegalPage({ document, site }: { document: LegalDocument; site: Site }) {
  const { t } = useTranslation()
  const values = legalValues(site, t('legal.missing'))
  const all: Record<string, Section> = t(`legal.${document}.sections`, { returnObjects: true, ...values })
  // The offer exists only while the operator makes it (decisions 3).
  const sections = Object.entries(all).filter(([key]) => key !== 'free' || site.firstFree)
  return (
    <div className="wrap grid gap-10 pt-8 pb-20 desk:grid-cols-[1fr_2.3fr] desk:gap-17 desk:pt-16">
      <div className="desk:col-start-2">
        <h1 className="text-title">{t(`legal.${document}.title`)}</h1>
        <p className="mt-4.5 max-w-[34em] text-lead text-ink2">{t(`legal.${document}.lead`)}</p>
        <p className="mt-2 text-small text-ink2">{t('legal.updated')}</p>
      </div>
      <nav
        aria-label={t('legal.summary')}
        className="desk:sticky desk:top-24 desk:row-start-2 desk:self-start"
      >
        <ul className="border-line border-l-2">
          {sections.map(([key, section]) => (
            <li key={key}>
              <a
                href={`#${key}`}
                className="flex min-h-11 items-center py-1 pl-4 leading-tight text-ink2 hover:text-ink"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="desk:col-start-2 desk:row-start-2">
        {sections.map(([key, section]) => (
          <section key={key} id={key} className="mb-10">
            <h2 className="text-h3">{section.title}</h2>
            {section.paragraphs.map((sentence) => (
              <LegalText key={sentence} sentence={sentence} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
