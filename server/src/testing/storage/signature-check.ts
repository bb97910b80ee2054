import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const STORE_KEYS = {
  accessKeyId: 'ondee-tests',
  secretAccessKey: 'a secret of the tests',
  region: 'eu-test',
}

/** The names that stores answer with: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SKEW_MS = 15 * 60_000
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

interface Claim {
  credential: string
  signedHeaders: string
  signature: string
  moment: string
  payload: string
  /** Of an address that is signed as a whole. */
  expires: number | null
}

/**
 * What is wrong with the signature of a call, null: nothing. Written from the description of Signature Version 4 and
 * without the library we sign with: two that agree by one mistake would prove nothing.
 */
export function faultOf(request: IncomingMessage, url: URL, body: Buffer): SignatureFault | null {
  const claim = url.searchParams.has('X-Amz-Signature') ? claimOfAddress(url) : claimOfHeaders(request)
  if (!claim) return 'AccessDenied'
  const [keyId, day = '', region, service, ending] = claim.credential.split('/')
  if (keyId !== STORE_KEYS.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== STORE_KEYS.region || service !== 's3' || ending !== 'aws4_request')
    return 'SignatureDoesNotMatch'
  const age = Date.now() - momentOf(claim.moment)
  if (claim.expires === null ? Math.abs(age) > SKEW_MS : age > claim.expires * 1000)
    return claim.expires === null ? 'RequestTimeTooSkewed' : 'AccessDenied'
  const scope = `${day}/${region}/s3/aws4_request`
  const text = [ALGORITHM, claim.moment, scope, sha256(canonical(request, url, claim))].join('\n')
  const steps = [region, 's3', 'aws4_request']
  const key = steps.reduce(hmac, hmac(`AWS4${STORE_KEYS.secretAccessKey}`, day))
  const [ours, theirs] = [hmac(key, text), Buffer.from(claim.signature, 'hex')]
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return 'SignatureDoesNotMatch'
  return claim.expires === null && claim.payload !== sha256(body) ? 'XAmzContentSHA256Mismatch' : null
}

function claimOfHeaders({ headers }: IncomingMessage): Claim | null {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (!credential || !signedHeaders || !signature) return null
  const [moment, payload] = [headers['x-amz-date'], headers['x-amz-content-sha256']].map(String)
  return { credential, signedHeaders, signature, moment: moment ?? '', payload: payload ?? '', expires: null }
}

function claimOfAddress({ searchParams: told }: URL): Claim | null {
  const read = (name: string) => told.get(`X-Amz-${name}`) ?? ''
  const expires = Number(read('Expires'))
  if (read('Algorithm') !== ALGORITHM || !(expires > 0)) return null
  const claim = { credential: read('Credential'), signedHeaders: read('SignedHeaders') }
  return {
    ...claim,
    signature: read('Signature'),
    moment: read('Date'),
    payload: 'UNSIGNED-PAYLOAD',
    expires,
  }
}

function canonical(request: IncomingMessage, url: URL, claim: Claim): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
  const names = claim.signedHeaders.split(';')
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const path = decodeURIComponent(url.pathname).split('/').map(encode).join('/')
  return [request.method, path, query.join('&'), headers.join(''), claim.signedHeaders, claim.payload].join(
    '\n',
  )
}

const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
