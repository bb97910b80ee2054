import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { BrowserContext, Route } from '@playwright/test'

const script = (name: string): string =>
  stripTypeScriptTypes(readFileSync(new URL(name, import.meta.url), 'utf8'))

const field = (id: string) =>
  `<label id="${id}-label" for="${id}"></label><input id="${id}" inputmode="numeric"><p id="${id}-error" role="alert"></p>`

const CARD_FRAME = `<!doctype html><html lang="fr"><title>Stripe</title><style>
  body { margin: 0; color: var(--colorText); font: var(--fontSizeBase)/1.4 var(--fontFamily) }
  fieldset { border: 0; margin: 0; padding: 2px }
  label { display: block; margin: 0 0 8px; font-weight: 600 }
  input { box-sizing: border-box; width: 100%; min-height: 54px; padding: 0 16px; font: inherit; color: inherit;
    background: var(--colorBackground); border: 1.5px solid currentColor; border-radius: var(--borderRadius) }
  p { margin: 4px 0 10px; color: var(--colorDanger) }
</style><fieldset id="card">${['number', 'expiry', 'cvc'].map(field).join('')}</fieldset>
<script type="module">${script('./card-frame.ts')}</script></html>`

const answer = (accept: boolean) => `onclick="parent.postMessage({ accept: ${accept} }, '*')"`
const BANK_FRAME = `<!doctype html><html lang="fr"><title>3-D Secure</title>
<body style="background: white; padding: 24px"><h1>Votre banque</h1>
<button ${answer(true)}>Autoriser le paiement</button> <button ${answer(false)}>Refuser le paiement</button></body></html>`

const PAGES: Record<string, { contentType: string; body: string }> = {
  '/endive/stripe.js': { contentType: 'text/javascript', body: script('./stripe-script.ts') },
  '/endive/payment-frame.html': { contentType: 'text/html; charset=utf-8', body: CARD_FRAME },
  '/three-d-secure.html': { contentType: 'text/html; charset=utf-8', body: BANK_FRAME },
}

/**
 * Stripe as her browser meets it: the script and the frames come from here, the calls go to the local Stripe server.
 * The script may be kept from her, as a network does that is cut or filters.
 */
export async function meetStripe(context: BrowserContext, stripeUrl: string) {
  const network = { isBlocked: false }
  const serve = (route: Route) => {
    const page = PAGES[new URL(route.request().url()).pathname]
    return network.isBlocked || !page ? route.abort('connectionfailed') : route.fulfill(page)
  }
  await context.route('https://js.stripe.com/**', serve)
  await context.route('https://hooks.stripe.com/**', serve)
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: stripeUrl + pathname + search }) })
  })
  return network
}
