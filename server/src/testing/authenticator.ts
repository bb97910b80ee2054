import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

interface Asked {
  challenge: string
  /** The name of the site, as the server tells the browser. */
  rpId: string
}

interface Answering {
  /** Where the browser says it stands. */
  origin?: string
  /** Whether she showed her finger, face or PIN. */
  isVerified?: boolean
  counter?: number
}

const ORIGIN = 'http://localhost'
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const hash = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** Just as much CBOR as a key and an attestation of nothing take (RFC 8949). */
const number = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n))
const text = (words: string): Buffer => Buffer.concat([head(3, words.length), Buffer.from(words)])
const bytes = (content: Uint8Array): Buffer => Buffer.concat([head(2, content.length), content])
const map = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

/** A telephone that keeps one passkey, and says to its browser what such a device says. */
export class Authenticator {
  readonly id = base64url(randomBytes(24))
  readonly #privateKey: KeyObject
  readonly #point: { x: Buffer; y: Buffer }

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  /** What it answers when it is asked to make its passkey. */
  create({ challenge, rpId }: Asked, how: Answering = {}) {
    const id = Buffer.from(this.id, 'base64url')
    const key = map([
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(this.#point.x)],
      [number(-3), bytes(this.#point.y)],
    ])
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const authData = Buffer.concat([this.#facts(rpId, HAS_KEY, how), Buffer.alloc(16), length, id, key])
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, how),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    })
  }

  /** What it answers when it is asked who she is. */
  get({ challenge, rpId }: Asked, how: Answering = {}) {
    const authenticatorData = this.#facts(rpId, 0, { counter: 1, ...how })
    const clientDataJSON = clientData('webauthn.get', challenge, how)
    const signed = Buffer.concat([authenticatorData, hash(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(createSign('sha256').update(signed).sign(this.#privateKey)),
    })
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #facts(rpId: string, more: number, { isVerified = true, counter = 0 }: Answering): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([PRESENT | more | (isVerified ? VERIFIED : 0)]), count])
  }
}

const clientData = (type: string, challenge: string, { origin = ORIGIN }: Answering): string =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
