import { toasts } from '@app/texts/fr/toasts.ts'
import { describe, expect, it } from 'vitest'
import { durationOf, isToastKey, TOAST_TYPES, type ToastKey } from './toast-keys.ts'

const keys = Object.keys(TOAST_TYPES) as ToastKey[]
const lasting = (ms: number) => keys.filter((key) => durationOf(key) === ms)

describe('how long a notification stays', () => {
  // spec: 9.22
  it('4 s for what succeeded', () =>
    expect(lasting(4000)).toEqual([
      ...[
        'welcome',
        'loginSuccess',
        'logoutSuccess',
        'profileUpdated',
        'imageUpdated',
        'transformationCreated',
      ],
      ...['generationCompleted', 'creditsAdded', 'uploadSuccess', 'saved', 'confirmationSent'],
    ]))
  // spec: 9.23
  it('7 s for every error', () =>
    expect(lasting(7000)).toEqual([
      ...['loginError', 'registerError', 'networkError', 'profileError', 'profileImageError'],
      ...['confirmationError', 'sessionError', 'generationError', 'insufficientCredits', 'purchaseError'],
      ...['uploadError', 'uploadMin', 'uploadMax', 'uploadFormat', 'saveError'],
    ]))
  // spec: 9.24
  it('6 s for a generation that has started', () => expect(lasting(6000)).toEqual(['generationStarted']))
  // spec: 9.25
  it('2 s for a wait', () => expect(lasting(2000)).toEqual(['loading']))
})

it('every sentence of the notifications has its kind, and every kind its sentence', () =>
  expect([...keys].sort()).toEqual(Object.keys(toasts).sort()))

it.each([
  { key: 'welcome', known: true },
  { key: 'toString', known: false },
  { key: '', known: false },
])('a toast handed over as "$key" is known: $known', ({ key, known }) => expect(isToastKey(key)).toBe(known))
