import { expect, it, vi } from 'vitest'
import { offerTryOn } from './offer-try-on.ts'

vi.mock('./island.tsx', () => {
  throw new Error('the connection was cut')
})

it('a trial that cannot be fetched leaves a sentence in its place, said aloud', async () => {
  const attributes = new Map<string, string>()
  const place = {
    textContent: '',
    dataset: { cutOff: 'Vérifiez votre connexion internet et réessayez.' },
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'try-on' ? place : null) })
  await offerTryOn()
  expect(place.textContent).toBe('Vérifiez votre connexion internet et réessayez.')
  expect(attributes.get('role')).toBe('alert')
})
