import { expect, it } from 'vitest'
import { ToastProvider } from './toast.tsx'

it('there is one notification at a time', () =>
  expect(ToastProvider({ children: null }).props).toMatchObject({ limit: 1 }))
