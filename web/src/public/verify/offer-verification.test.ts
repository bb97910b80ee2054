import { expect, it, vi } from 'vitest'
import { offerVerification } from './offer-verification.ts'

vi.mock('./verify-images.ts', () => {
  throw new Error('the connection was cut')
})

it('a check that cannot be fetched leaves a sentence in its place, said aloud', async () => {
  const attributes = new Map<string, string>()
  const place = {
    textContent: '',
    dataset: { cutOff: 'Vérifiez votre connexion internet et réessayez.' },
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'verify-image' ? place : null) })
  await offerVerification()
  expect(place.textContent).toBe('Vérifiez votre connexion internet et réessayez.')
  expect(attributes.get('role')).toBe('alert')
})
