/** The frame of another host that holds the card and alone tells Stripe of it. Served by stripe-in-browser.ts. */
import type { Answer, CardError, Question } from './frame-messages.ts'

const API = 'https://api.stripe.com/v1/payment_intents'
const FIELDS = ['number', 'expiry', 'cvc'] as const
type Field = (typeof FIELDS)[number]

const WORDS = {
  fr: {
    ...{ number: 'Numéro de carte', expiry: "Date d'expiration", cvc: 'Code de sécurité' },
    incomplete: 'Ce champ est incomplet.',
    generic_decline: 'Votre carte a été refusée.',
    insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
    payment_intent_authentication_failure: "Nous n'avons pas pu authentifier votre moyen de paiement.",
    connection: 'La connexion à Stripe a été interrompue.',
  },
  en: {
    ...{ number: 'Card number', expiry: 'Expiration date', cvc: 'Security code' },
    incomplete: 'This field is incomplete.',
    generic_decline: 'Your card was declined.',
    insufficient_funds: 'Your card has insufficient funds.',
    payment_intent_authentication_failure: 'We are unable to authenticate your payment method.',
    connection: 'The connection to Stripe was lost.',
  },
} as const

let words: Record<string, string> = WORDS.fr
let secrets = { key: '', clientSecret: '' }

const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
const typed = (field: Field) => byId<HTMLInputElement>(field).value.replaceAll(/\D/g, '')

function dress(locale: string | undefined, looks: Record<string, string> | undefined): void {
  if (locale) words = locale === 'en' ? WORDS.en : WORDS.fr
  for (const field of FIELDS) byId(`${field}-label`).textContent = words[field] ?? ''
  for (const [name, value] of Object.entries(looks ?? {})) document.body.style.setProperty(`--${name}`, value)
}

async function call(path: string, form?: Record<string, string>): Promise<Answer> {
  const { key, clientSecret: client_secret } = secrets
  const parameters = new URLSearchParams({ key, client_secret, ...form })
  const url = `${API}/${client_secret.split('_secret_')[0]}${path}`
  const answer = await (form
    ? fetch(url, { method: 'POST', body: parameters })
    : fetch(`${url}?${parameters}`)
  ).catch(() => null)
  if (!answer) return { error: { type: 'api_connection_error', message: words.connection ?? '' } }
  const body = await answer.json()
  return answer.ok ? { paymentIntent: body } : { error: inHerLanguage(body.error) }
}

const inHerLanguage = (error: CardError & { decline_code?: string }): CardError => ({
  ...error,
  message: words[error.decline_code ?? ''] ?? words[error.code ?? ''] ?? error.message,
})

const LENGTHS: Record<Field, number> = { number: 15, expiry: 4, cvc: 3 }

function submit(): Answer {
  const missing = FIELDS.filter((field) => typed(field).length < LENGTHS[field])
  for (const field of FIELDS)
    byId(`${field}-error`).textContent = missing.includes(field) ? (words.incomplete ?? '') : ''
  return missing.length > 0 ? { error: { type: 'validation_error', message: words.incomplete ?? '' } } : {}
}

const confirm = (returnUrl: string) =>
  call('/confirm', {
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': typed('number'),
    'payment_method_data[card][exp_month]': typed('expiry').slice(0, 2),
    'payment_method_data[card][exp_year]': typed('expiry').slice(2),
    'payment_method_data[card][cvc]': typed('cvc'),
  })

async function answerTo(question: Question): Promise<Answer> {
  if (question.ask === 'submit') return submit()
  if (question.ask === 'confirm') return confirm(question.returnUrl)
  if (question.ask === 'authenticate') return call('/authenticate', { accept: String(question.accept) })
  if (question.ask === 'disable') byId<HTMLFieldSetElement>('card').disabled = question.isDisabled
  if (question.ask === 'dress') dress(question.locale, question.looks)
  if (question.ask !== 'open') return {}
  secrets = question
  dress(question.locale, question.looks)
  return call('')
}

addEventListener('message', async ({ data, ports }: MessageEvent<Question>) => {
  ports[0]?.postMessage(await answerTo(data))
})
