import { type KeyObject, sign } from 'node:crypto'

/** Major types of CBOR (RFC 8949). */
const CBOR = { unsigned: 0, bytes: 2, text: 3, list: 4, map: 5, tag: 6 } as const
const NULL = Buffer.from([0xf6])

/** Labels and values of COSE (RFC 9052, 9053, 9360). */
const SIGN1 = 18
const ALGORITHM = 1
/** -7, which CBOR writes as the negative number of 6. */
const ES256 = Buffer.from([0x26])
const CERTIFICATES = 33

export interface Signer {
  /** In DER, the signer's first, each issued by the next. */
  certificates: Uint8Array[]
  /** Of P-256. */
  key: KeyObject
}

/** A COSE_Sign1 over this claim, which is kept beside it, as C2PA has it. Of one signer they are all of one size. */
export function coseSign1(claim: Uint8Array, { certificates, key }: Signer): Uint8Array<ArrayBuffer> {
  const bound = Buffer.concat([
    head(CBOR.map, 2),
    ...[head(CBOR.unsigned, ALGORITHM), ES256],
    ...[head(CBOR.unsigned, CERTIFICATES), list(certificates.map(bytes))],
  ])
  const signed = list([text('Signature1'), bytes(bound), bytes(new Uint8Array()), bytes(claim)])
  const signature = sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' })
  return new Uint8Array(
    Buffer.concat([head(CBOR.tag, SIGN1), list([bytes(bound), head(CBOR.map, 0), NULL, bytes(signature)])]),
  )
}

/** What kind of thing follows, and how long it is. */
function head(major: number, length: number): Buffer {
  const kind = major << 5
  if (length < 24) return Buffer.from([kind | length])
  if (length < 0x100) return Buffer.from([kind | 24, length])
  if (length < 0x10000) return Buffer.from([kind | 25, length >> 8, length & 0xff])
  const long = Buffer.from([kind | 26, 0, 0, 0, 0])
  long.writeUInt32BE(length, 1)
  return long
}

const bytes = (content: Uint8Array): Buffer => Buffer.concat([head(CBOR.bytes, content.length), content])
const text = (content: string): Buffer =>
  Buffer.concat([head(CBOR.text, content.length), Buffer.from(content)])
const list = (items: Uint8Array[]): Buffer => Buffer.concat([head(CBOR.list, items.length), ...items])
