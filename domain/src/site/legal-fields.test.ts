import { expect, it } from 'vitest'
import { isStopgap } from './legal-fields.ts'

it.each([
  { value: '', is: true },
  { value: 'x', is: true },
  { value: 'XXXX', is: true },
  { value: '0000', is: true },
  { value: '...', is: true },
  { value: ' - ', is: true },
  { value: 'TODO', is: true },
  { value: 'N/A', is: true },
  { value: 'À compléter', is: true },
  { value: 'xy', is: false },
  { value: '1 000 €', is: false },
  { value: 'SAS', is: false },
  { value: '12 rue des Lices, 35000 Rennes', is: false },
  { value: 'https://mediateur.example', is: false },
])('« $value » only holds the place of what the law asks for: $is', ({ value, is }) => {
  expect(isStopgap(value)).toBe(is)
})
