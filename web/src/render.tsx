import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import type { Language } from '@app/texts/languages.ts'
import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { PageRequest, RenderPage } from './page-contract.ts'
import { type FoundPage, findPage } from './public/find-page.tsx'
import { PageHead } from './public/page-head.tsx'

/** Words never change while the server runs, so both languages are made ready once. */
const TEXTS: Record<Language, i18n> = { fr: createTexts('fr', fr), en: createTexts('en', en) }

/** Any path of the site as HTML, with no inline script, and not hydrated: public.ts adds the few gestures. */
export const renderPage: RenderPage = (request) => {
  const page = findPage(request)
  const html = renderToStaticMarkup(<Page request={request} page={page} />)
  return {
    status: page.status,
    html: `<!doctype html>${html.replace('<head>', () => `<head>${request.headHtml}`)}`,
  }
}

/** What the scripts need to know of the house is on <html>: they cannot read the server's configuration. */
function Page({ request, page }: { request: PageRequest; page: FoundPage }) {
  const { site, language } = request
  return (
    <I18nextProvider i18n={TEXTS[language]}>
      <html
        lang={language}
        data-brand={site.brand}
        data-support-email={site.supportEmail}
        data-support-delay={site.supportDelay}
        data-first-free={site.firstFree}
      >
        <PageHead request={request} page={page} />
        <body>{page.body}</body>
      </html>
    </I18nextProvider>
  )
}
