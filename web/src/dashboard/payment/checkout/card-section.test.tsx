import type { Intent } from '@app/domain/payment/payment-api.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { CardSection, MissingCardForm } from './card-section.tsx'

const intent: Intent = {
  success: true,
  clientSecret: 's',
  paymentId: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11',
  amountCents: 990,
  provider: 'stripe',
  publicKey: 'pk_test_1',
  maker: 'hair',
}
const nothing = () => undefined
const draw = (provider: Intent['provider']) =>
  drawForTest(
    <CardSection
      intent={{ ...intent, provider }}
      amount="9,90 €"
      disabled={false}
      onState={nothing}
      form={null}
    />,
  )

it.each(['stripe', 'test'] as const)('the form of %s is waited for in words', (provider) =>
  expect(draw(provider)).toMatch(/role="status".*Préparation du paiement/s),
)

// spec: 8.45
it('a form that cannot be fetched: « Élément de carte non trouvé » in the place of the card, and another try', () =>
  expect(drawForTest(<MissingCardForm onState={nothing} />)).toMatch(
    /role="alert".*Élément de carte non trouvé.*Réessayer/s,
  ))
