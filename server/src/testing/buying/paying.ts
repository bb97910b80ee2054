import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { type Intent, intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { readyToOrder } from '../full-draft.ts'
import type { Someone } from '../people.ts'
import type { TestApp } from '../test-app.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  asksToConfirm: '4000 0025 0000 3155',
} as const

export const CONSENT = { startNow: true, losesWithdrawal: true, termsVersion: TERMS_VERSION }

export const PRICES = { pack_5: 9.9, pack_20: 24.9 } as const

/** Somebody with fifteen photos, a name and a style. */
export const readyToPay = (home: TestApp): Promise<Someone> => readyToOrder(home)

export const askIntent = (
  { visitor }: Someone,
  packageType: PackageType = 'pack_5',
  amount: number = PRICES[packageType as 'pack_5'],
) => visitor.post(api.createIntent(), { amount, packageType, sessionName: 'Mon été' })

/** Her payment, with every consent given that the page asks for, before the card is asked. */
export async function intentOf(her: Someone, packageType: PackageType = 'pack_5'): Promise<Intent> {
  const intent = intentAnswer.strict().parse((await askIntent(her, packageType)).json())
  const photosTo = intent.maker === null ? [] : [intent.maker]
  await her.visitor.put(api.paymentConsent(intent.paymentId), { ...CONSENT, photosTo })
  return intent
}

export const payWith = (
  { visitor }: Someone,
  { clientSecret }: { clientSecret: string },
  card: Partial<{ number: string; expiry: string; cvc: string }> = {},
) =>
  visitor.post(api.testCardConfirm(), {
    clientSecret,
    card: { number: CARDS.good, expiry: '12/40', cvc: '123', ...card },
  })

export const challenge = (
  { visitor }: Someone,
  { clientSecret }: { clientSecret: string },
  accept: boolean,
) => visitor.post(api.testCardChallenge(), { clientSecret, accept })

export const paymentOf = async ({ visitor }: Someone, { paymentId }: { paymentId: string }) =>
  (await visitor.get(api.payment(paymentId))).json().payment
