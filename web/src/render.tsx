import { usualWait } from '@app/domain/engines/makers.ts'
import { LISTED, UNLISTED } from '@app/domain/site/robots.ts'
import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import type { Language } from '@app/texts/languages.ts'
import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { FIRST_SCRIPT } from './first-script.ts'
import type { PageRequest, RenderPage } from './page-contract.ts'
import { type FoundPage, findPage } from './public/find-page.tsx'
import { PageHead } from './public/page-head.tsx'
import { asScript, structuredData } from './public/structured-data.ts'
import { SplashScreen } from './ui/splash-screen.tsx'

/** Words never change while the server runs, so both languages are made ready once. */
const TEXTS: Record<Language, i18n> = { fr: createTexts('fr', fr), en: createTexts('en', en) }

/** Any path of the site as HTML, not hydrated: public.ts adds the few gestures. */
export const renderPage: RenderPage = (request) => {
  const page = findPage(request)
  const robots = request.indexable && page.isListed ? LISTED : UNLISTED
  const html = renderToStaticMarkup(<Page request={request} page={page} robots={robots} />)
  return {
    status: request.sent?.status ?? page.status,
    robots,
    html: `<!doctype html>${withScripts(html, request, page)}`,
  }
}

/** React would escape what stands in a script, so the scripts are put in afterwards. */
function withScripts(html: string, request: PageRequest, page: FoundPage): string {
  const facts = structuredData(request, page, TEXTS[request.language].t)
  // Before the first stylesheet: it must not wait for one.
  return html
    .replace('<title>', () => `${request.headHtml}<script>${FIRST_SCRIPT}</script><title>`)
    .replace('</head>', () => `${facts ? asScript(facts) : ''}</head>`)
}

/** What the scripts need to know of the house is on <html>: they cannot read the server's configuration. */
function Page({ request, page, robots }: { request: PageRequest; page: FoundPage; robots: string }) {
  const { site, language } = request
  return (
    <I18nextProvider i18n={TEXTS[language]}>
      <html
        lang={language}
        data-brand={site.brand}
        data-support-email={site.supportEmail}
        data-support-delay={site.supportDelay}
        data-support-chat={site.supportChat ?? undefined}
        data-first-free={site.firstFree}
        data-usual-wait={usualWait(site.makers)}
        data-signed-in={request.signedIn || undefined}
        data-sent={request.sent !== undefined || undefined}
        data-picture-first={page.metadata === 'home' || undefined}
        data-allows-third-parties={request.allowsThirdParties || undefined}
      >
        <PageHead request={request} page={page} robots={robots} />
        <body>
          <SplashScreen />
          {page.body}
        </body>
      </html>
    </I18nextProvider>
  )
}
