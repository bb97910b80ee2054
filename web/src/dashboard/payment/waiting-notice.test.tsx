import { expect, it } from 'vitest'
import { drawForTest } from '../shell/draw-for-test.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

const draw = (phase: 'paying' | 'waiting' | 'late') =>
  drawForTest(<WaitingNotice kind="package" phase={phase} wait={async () => undefined} />)

it('between the yes of her card and that of our server she reads « Traitement du paiement... »', () =>
  expect(draw('waiting')).toContain('Traitement du paiement...'))

it('when it is late she reads that nothing is paid twice', () =>
  expect(draw('late')).toContain('Rien ne sera payé deux fois'))

it('before the card has said yes nothing lies over the form', () => expect(draw('paying')).toBe(''))
