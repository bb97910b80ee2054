import { describe, expect, it } from 'vitest'
import { licenceFrom, licenceWords, typedLicence } from './typed-licence.ts'

const LICENCE = { name: 'CC0', holder: 'Le salon', proof: 'Acte du 3', consent: 'Écrit', url: '' }

describe('what lets the house use a look', () => {
  it.each([
    { field: 'name', most: 200, lacks: 'licenceNameRequired' },
    { field: 'holder', most: 200, lacks: 'holderRequired' },
    { field: 'proof', most: 300, lacks: 'evidenceRequired' },
    { field: 'consent', most: 300, lacks: 'consentRequired' },
  ])('has a $field of 1 to $most characters', ({ field, most, lacks }) => {
    const said = (length: number) =>
      typedLicence.safeParse({ ...LICENCE, [field]: 'a'.repeat(length) }).error?.issues[0]?.message
    expect([0, 1, most - 1, most, most + 1].map(said)).toEqual([
      ...[lacks, undefined, undefined, undefined, 'tooLong'],
    ])
  })
  it.each([
    ['', true],
    ['https://exemple.fr/photo', true],
    ['http://exemple.fr', false],
    ['exemple', false],
    [`https://a.fr/${'a'.repeat(287)}`, true],
    [`https://a.fr/${'a'.repeat(288)}`, false],
  ])('may come from %s: %s', (url, may) =>
    expect(typedLicence.safeParse({ ...LICENCE, url }).success).toBe(may),
  )
  it('is the same typed into a terminal, where the address may be left out', () => {
    expect(licenceFrom(licenceWords(LICENCE)).data).toEqual(LICENCE)
    expect(licenceFrom(licenceWords(LICENCE).slice(0, 4)).data).toEqual(LICENCE)
  })
})
