import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

const draw = (phase: 'paying' | 'waiting' | 'late', kind: OrderKind = 'package') =>
  drawForTest(<WaitingNotice kind={kind} phase={phase} wait={async () => undefined} />)

// spec: 2.94
it('between the yes of her card and that of our server she reads « Traitement du paiement... »', () =>
  expect(draw('waiting')).toContain('Traitement du paiement...'))

it('when it is late she reads that nothing is paid twice', () =>
  expect(draw('late')).toContain('Rien ne sera payé deux fois'))

it('before the card has said yes nothing lies over the form', () => expect(draw('paying')).toBe(''))

it('and what begins by itself as soon as it comes: her transformation, or her credits', () => {
  expect(draw('late')).toContain('votre transformation commence d’elle-même')
  expect(draw('late', 'credits')).toContain('vos crédits s’ajoutent d’eux-mêmes')
})
