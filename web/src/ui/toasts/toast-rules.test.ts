import { expect, it } from 'vitest'
import { TOAST_DURATIONS } from './toast-rules.ts'

// spec: 9.21
it('a notification stays 5 s where its kind asks for nothing else', () =>
  expect(TOAST_DURATIONS.info).toBe(5000))
