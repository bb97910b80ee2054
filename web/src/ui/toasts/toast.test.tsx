import { expect, it } from 'vitest'
import { ToastProvider } from './toast.tsx'

// spec: 9.26
it('there is one notification at a time', () =>
  expect(ToastProvider({ children: null }).props).toMatchObject({ limit: 1 }))
