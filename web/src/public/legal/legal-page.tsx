import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { useTranslation } from 'react-i18next'
import type { Site } from '../../page-contract.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { makerWords } from '../maker-words.ts'
import { PageContents } from '../page-contents.tsx'
import { type LegalSection, paragraphsOf, trueSections } from './legal-sections.ts'
import { LegalText } from './legal-text.tsx'
import { legalValues } from './legal-values.ts'

export type LegalDocument = 'notice' | 'privacy' | 'terms' | 'accessibility'

export function LegalPage({ document, site }: { document: LegalDocument; site: Site }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const values = {
    ...legalValues(site, language, t('legal.missing')),
    ...makerWords(t, language, site.makers),
  }
  const all: Record<string, LegalSection> = t(`legal.${document}.sections`, {
    returnObjects: true,
    ...values,
  })
  const sections = trueSections(all, site)
  return (
    <div className="wrap grid gap-x-17 gap-y-8 pt-8 pb-20 desk:grid-cols-[1fr_2.3fr] desk:gap-y-12 desk:pt-16 desk:pb-24">
      <div className="border-line border-b pb-8 desk:col-span-2 desk:pb-12">
        <h1 className="text-title">{t(`legal.${document}.title`)}</h1>
        <p className="mt-4.5 max-w-[34em] text-lead text-ink2">{t(`legal.${document}.lead`)}</p>
        <p className="mt-3 text-small text-ink2">{t('legal.updated', { version: TERMS_VERSION })}</p>
      </div>
      <PageContents
        label={t('legal.summary')}
        sections={sections.map(([id, { title }]) => ({ id, title }))}
        className="legal-summary"
      />
      <div>
        {sections.map(([key, section], place) => (
          <section key={key} id={key} className={place === 0 ? '' : 'mt-11'}>
            <h2 className="text-h3">{section.title}</h2>
            {paragraphsOf(section).map((sentence) => (
              <LegalText key={sentence} sentence={sentence} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
