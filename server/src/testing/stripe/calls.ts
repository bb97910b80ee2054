import type { StripeBooks } from './books.ts'
import { boxOf, type Form, textOf, textsOf } from './form-body.ts'
import { describeList, describePayment, describeRefund, describeToBrowser } from './shapes.ts'
import { invalid, missing } from './stripe-refusal.ts'

export interface Call {
  id: string
  form: Form
  query: URLSearchParams
}

export interface Route {
  method: 'GET' | 'POST'
  path: RegExp
  /** A browser calls it with the publishable key and the client secret. */
  fromBrowser?: boolean
  act: (books: StripeBooks, call: Call) => object
}

const amountOf = (form: Form): number | undefined => {
  const amount = textOf(form, 'amount')
  if (amount === undefined) return undefined
  if (!/^\d+$/.test(amount) || Number(amount) < 1)
    throw invalid('Invalid positive integer', { param: 'amount' })
  return Number(amount)
}

/** The calls our server makes. */
export const SERVER_CALLS: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    act: (books, { form }) => {
      const [amount, currency] = [amountOf(form), textOf(form, 'currency')]
      if (!amount || !currency) throw invalid('Missing required param.', { param: 'amount' })
      const description = textOf(form, 'description') ?? null
      const metadata = textsOf(form, 'metadata')
      return describePayment(books.createPayment({ amount, currency, description, metadata }))
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    act: ({ payments }, { query }) =>
      describeList(
        '/v1/payment_intents',
        [...payments.values()].reverse().map((payment) => describePayment(payment)),
        query,
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    act: (books, { id, query }) => {
      const payment = books.payment(id)
      const expands = query.get('expand[0]') === 'latest_charge'
      return describePayment(payment, (expands && books.chargeOf(payment)) || undefined)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    act: (books, { id }) => describePayment(books.cancel(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    act: (books, { form }) =>
      describeRefund(
        books.giveBack(textOf(form, 'payment_intent') ?? '', amountOf(form), textsOf(form, 'metadata')),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    act: (books, { query }) =>
      describeList(
        '/v1/refunds',
        books.refundsOf(query.get('payment_intent') ?? '').map(describeRefund),
        query,
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    act: (books, { id }) => describeRefund(books.refund(id)),
  },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    act: ({ events }, { query }) => {
      const since = Number(query.get('created[gte]') ?? 0)
      const types = [...query].filter(([name]) => name.startsWith('types')).map(([, type]) => type)
      const wanted = events.filter(
        ({ type, created }) => created >= since && (types.length === 0 || types.includes(type)),
      )
      return describeList('/v1/events', wanted, query)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/events\/(\w+)$/,
    act: ({ events }, { id }) => {
      const found = events.find((event) => event.id === id)
      if (!found) throw missing('event', id)
      return found
    },
  },
]

/** The calls Stripe.js makes from her browser. */
export const BROWSER_CALLS: Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    fromBrowser: true,
    act: (books, { id, query }) => describeToBrowser(hers(books, id, query.get('client_secret'))),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    fromBrowser: true,
    act: (books, { id, form }) => {
      hers(books, id, textOf(form, 'client_secret'))
      const card = boxOf(boxOf(form, 'payment_method_data'), 'card')
      const typed = {
        number: (textOf(card, 'number') ?? '').replaceAll(/\D/g, ''),
        expMonth: Number(textOf(card, 'exp_month')),
        expYear: fourFigures(Number(textOf(card, 'exp_year'))),
        cvc: textOf(card, 'cvc') ?? '',
      }
      return describeToBrowser(books.confirm(id, typed))
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/authenticate$/,
    fromBrowser: true,
    act: (books, { id, form }) => {
      hers(books, id, textOf(form, 'client_secret'))
      return describeToBrowser(books.authenticate(id, textOf(form, 'accept') === 'true'))
    },
  },
]

const fourFigures = (year: number): number => (year < 100 ? 2000 + year : year)

function hers(books: StripeBooks, id: string, secret: string | null | undefined) {
  const payment = books.payment(id)
  if (payment.clientSecret !== secret)
    throw invalid('The client_secret provided does not match any associated PaymentIntent.', {
      code: 'payment_intent_invalid_parameter',
    })
  return payment
}
