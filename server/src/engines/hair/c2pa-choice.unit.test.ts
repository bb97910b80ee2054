import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { CERTIFICATE, certificatesIn, KEY, WEBSITE_CERTIFICATE } from '../../testing/c2pa/signing.ts'
import { refusal } from '../../testing/deploying/config-refusal.ts'
import { signerOf } from './c2pa-choice.ts'

const GIVEN = { C2PA_CERTIFICATE: CERTIFICATE, C2PA_KEY: KEY }
const [own = '', issuer = ''] = certificatesIn(CERTIFICATE)
const keyPem = readFileSync(KEY, 'utf8')
const freshKey = (curve: string): string =>
  generateKeyPairSync('ec', { namedCurve: curve })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

describe('who signs images', () => {
  it('is nobody, unless a certificate and its key are given (L9)', () =>
    expect(readConfig({}).signer).toBeNull())

  it.each([
    { given: 'files', certificate: CERTIFICATE, key: KEY },
    { given: 'text', certificate: `${own}\n${issuer}`, key: keyPem },
    { given: 'text without the issuer', certificate: own, key: keyPem },
  ])('is given as $given', ({ certificate, key }) => {
    const { signer } = readConfig({ C2PA_CERTIFICATE: certificate, C2PA_KEY: key })
    expect(signer?.certificates.length).toBe(certificate === own ? 1 : 2)
  })

  it('keeps the key from whoever writes the configuration down', () => {
    const secret = keyPem.split('\n')[1] ?? ''
    expect(inspect(readConfig(GIVEN), { depth: null })).not.toContain(secret)
    expect(JSON.stringify(readConfig(GIVEN).signer?.key)).toBe('{}')
  })
})

describe('refused in words', () => {
  it.each([
    { what: 'a certificate without its key', names: { C2PA_KEY: '' }, says: 'both or neither' },
    { what: 'a key without its certificate', names: { C2PA_CERTIFICATE: '' }, says: 'both or neither' },
    { what: 'a file that is not there', names: { C2PA_KEY: '/nowhere.pem' }, says: 'C2PA_KEY is neither' },
    { what: 'a file that is no certificate', names: { C2PA_CERTIFICATE: KEY }, says: 'holds no certificate' },
    {
      what: 'a certificate that is cut',
      names: { C2PA_CERTIFICATE: own.replace(/\n.{64}\n/, '\n') },
      says: 'cannot be read',
    },
    { what: 'a file that is no key', names: { C2PA_KEY: CERTIFICATE }, says: 'no private key' },
    { what: 'the key of another', names: { C2PA_KEY: freshKey('prime256v1') }, says: 'not the key of' },
    { what: 'a key of another curve', names: { C2PA_KEY: freshKey('secp384r1') }, says: 'P-256' },
    {
      what: "a website's certificate",
      names: { C2PA_CERTIFICATE: WEBSITE_CERTIFICATE },
      says: 'issued for something else',
    },
    {
      what: 'a certificate after which another follows than its issuer',
      names: { C2PA_CERTIFICATE: `${own}\n${own}` },
      says: 'no chain',
    },
    { what: 'a misspelt name', names: { C2PA_CERT: CERTIFICATE }, says: 'C2PA_CERT' },
  ])('$what', ({ names, says }) => {
    const told = refusal({ ...GIVEN, ...names } as Record<string, string>)
    expect(told).toContain(says)
    expect(told).not.toContain('BEGIN')
  })

  it.each([
    { when: 'has ended', now: new Date('2200-01-01') },
    { when: 'has not begun', now: new Date('2000-01-01') },
  ])('a certificate that $when', ({ now }) =>
    expect(() => signerOf(`${own}\n${issuer}`, keyPem, now)).toThrow('has ended, or has not begun'),
  )
})
