import type { Intent } from '@app/domain/payment/payment-api.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../shell/draw-for-test.tsx'
import { CardSection } from './card-section.tsx'

const intent: Intent = {
  success: true,
  clientSecret: 's',
  paymentId: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11',
  amountCents: 990,
  provider: 'stripe',
  publicKey: null,
}

it('without the form of its provider, « Élément de carte non trouvé » stands in the place of the card', () =>
  expect(
    drawForTest(
      <CardSection intent={intent} amount="9,90 €" disabled={false} onState={() => undefined} form={null} />,
    ),
  ).toMatch(/role="alert".*Élément de carte non trouvé/s))
