import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Signer } from '@app/hair/manifest/cose.ts'
import { z } from 'zod'
import { type Choice, choice } from '../../choice.ts'

const told = z.string().trim().min(1).optional()

/** `null`: images are not signed. */
export type ChosenSigner = Signer | null

/** Who signs the manifests (C2PA) of images. What the key is, nobody can print. */
export const c2pa: Choice<ChosenSigner> = choice(
  { C2PA_CERTIFICATE: told, C2PA_KEY: told },
  ({ C2PA_CERTIFICATE, C2PA_KEY }) => {
    if (!C2PA_CERTIFICATE && !C2PA_KEY) return null
    if (!C2PA_CERTIFICATE || !C2PA_KEY)
      throw new Error('images are signed with both C2PA_CERTIFICATE and C2PA_KEY: give both or neither.')
    return signerOf(pemOf('C2PA_CERTIFICATE', C2PA_CERTIFICATE), pemOf('C2PA_KEY', C2PA_KEY))
  },
)

/**
 * @param now when it is to sign
 * @throws Error where whoever checks an image so signed would not believe it
 */
export function signerOf(certificatePem: string, keyPem: string, now = new Date()): Signer {
  const chain = certificatesOf(certificatePem)
  const key = keyOf(keyPem)
  ensureSigns(chain[0], key)
  ensureUnbroken(chain)
  ensureInTime(chain, now)
  return { certificates: chain.map(({ raw }) => raw), key }
}

type Chain = [X509Certificate, ...X509Certificate[]]

/** The text itself, or the file it names. */
function pemOf(name: string, value: string): string {
  if (value.includes('-----BEGIN ')) return value
  try {
    return readFileSync(resolve(value), 'utf8')
  } catch (cause) {
    throw new Error(`${name} is neither text in PEM nor a file that can be read.`, { cause })
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

function certificatesOf(pem: string): Chain {
  try {
    const [first, ...others] = (pem.match(CERTIFICATE) ?? []).map((one) => new X509Certificate(one))
    if (first) return [first, ...others]
  } catch (cause) {
    throw new Error('C2PA_CERTIFICATE has a certificate that cannot be read.', { cause })
  }
  throw new Error('C2PA_CERTIFICATE holds no certificate in PEM.')
}

function keyOf(pem: string): KeyObject {
  const key = readable(pem)
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('C2PA_KEY is no key of the curve P-256: images are signed with ES256.')
  return key
}

function readable(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch (cause) {
    throw new Error('C2PA_KEY is no private key in PEM without a password.', { cause })
  }
}

/** Signing of documents, of e-mail, and of C2PA's own claims. */
const PURPOSES = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1']

function ensureSigns(own: X509Certificate, key: KeyObject): void {
  if (!own.checkPrivateKey(key))
    throw new Error('C2PA_KEY is not the key of the first certificate in C2PA_CERTIFICATE.')
  // A website's certificate is at hand in most houses, and no validator takes it.
  const purposes: readonly string[] = own.keyUsage ?? []
  if (own.ca || !PURPOSES.some((purpose) => purposes.includes(purpose)))
    throw new Error('C2PA_CERTIFICATE may not sign content: it was issued for something else.')
}

function ensureUnbroken(chain: Chain): void {
  const isBroken = chain.some((one, place) => {
    const issuer = chain[place + 1]
    return issuer && !(one.checkIssued(issuer) && one.verify(issuer.publicKey))
  })
  if (isBroken)
    throw new Error('C2PA_CERTIFICATE is no chain: after each certificate comes the one that issued it.')
}

function ensureInTime(chain: Chain, now: Date): void {
  const isInTime = ({ validFromDate, validToDate }: X509Certificate) =>
    validFromDate <= now && now <= validToDate
  if (!chain.every(isInTime)) throw new Error('C2PA_CERTIFICATE has ended, or has not begun.')
}
