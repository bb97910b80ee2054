import { describe, expect, it } from 'vitest'
import { proRequestSchema } from './pro-requests-api.ts'
import { isSiret } from './siret.ts'

describe('a SIRET', () => {
  it.each([
    ['of a company', '73282932000074'],
    ['with spaces', '732 829 320 00074'],
    ['with no-break spaces', '732\u00a0829\u202f320 00074'],
    ['of the head office of La Poste', '35600000000048'],
    ['of a post office: its digits add up to a multiple of five', '35600000049837'],
  ])('%s is one', (_, typed) => expect(isSiret(typed)).toBe(true))
  it.each([
    ['one digit wrong', '73282932000075'],
    ['two digits changed about', '73282932000704'],
    ['thirteen digits', '7328293200007'],
    ['fifteen digits', '732829320000740'],
    ['letters', '7328293200007A'],
    ['noughts alone', '00000000000000'],
    ['nothing', ''],
    ['a post office whose digits add up to something else', '35600000049838'],
    ["the sum of five on somebody else's number", '73282932000070'],
  ])('%s is none', (_, typed) => expect(isSiret(typed)).toBe(false))
})

it('a request keeps the fourteen digits', () =>
  expect(proRequestSchema.parse({ salonName: ' Salon Łucja ', siret: '732 829 320 00074' })).toEqual({
    salonName: 'Salon Łucja',
    siret: '73282932000074',
  }))
it.each([
  ['A', 'salonRequired'],
  ['x'.repeat(121), 'tooLong'],
])('a salon called %s is refused', (salonName, message) =>
  expect(proRequestSchema.safeParse({ salonName, siret: '73282932000074' }).error?.issues[0]?.message).toBe(
    message,
  ),
)
