import { PASSKEY_CHALLENGE_MINUTES } from '@app/domain/accounts/account-rules.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '../../context.ts'
import { refuse } from '../../errors.ts'
import type { Person } from '../sign-ins.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { type PasskeyRow, personOfPasskey, refuseMore, rowsOf, usePasskey } from './passkeys.ts'

type Asking = Pick<Context, 'config' | 'database' | 'publicUrl'>

/** Ed25519, and what most devices have: P-256 and RSA. */
const ALGORITHMS = [-8, -7, -257]
const TRANSPORT = /^[a-z-]{1,20}$/
const TRANSPORTS_MAX = 8
const TIMEOUT = PASSKEY_CHALLENGE_MINUTES * 60_000

/** Four hundred modules, for those who have a passkey. */
const library = () => import('@simplewebauthn/server')

/** A passkey answers to the name of the site as it is published, whatever a request says of itself. */
const siteOf = ({ publicUrl }: Pick<Context, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl())
  return { rpID: hostname, origin }
}

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const decoded = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** What her browser is asked to make: found without her address, and opened by her finger, face or PIN. */
export async function askForNewPasskey(context: Asking, person: Person) {
  await refuseMore(context.database, person.id)
  const known = await rowsOf(context.database, person.id)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    ...{ rpName: context.config.brand.name, rpID: siteOf(context).rpID },
    ...{ userName: person.email, userDisplayName: person.firstName, userID: decoded(handleOf(person)) },
    ...{ attestationType: 'none', timeout: TIMEOUT, supportedAlgorithmIDs: ALGORITHMS },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(context.database, options.challenge, person.id)
  return options
}

/** An id means nothing to whoever reads the authenticator. */
const handleOf = ({ id }: Person): string => encoded(Buffer.from(id.replaceAll('-', ''), 'hex'))

/** The key she has made, as it is kept. */
export async function readNewPasskey(
  context: Asking,
  person: Person,
  response: unknown,
): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>> {
  const { rpID, origin } = siteOf(context)
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(context.database, challenge, person.id),
      ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) return refuse('passkey_refused')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  // Her browser says these, and may say anything.
  const known = transports.filter((transport) => TRANSPORT.test(transport)).slice(0, TRANSPORTS_MAX)
  return { id, publicKey: encoded(publicKey), counter, transports: known }
}

/** Of whoever has a passkey here: no account is named, so none is found out. */
export async function askForPasskey(context: Asking) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    ...{ rpID: siteOf(context).rpID, userVerification: 'required', timeout: TIMEOUT },
  })
  await keepChallenge(context.database, options.challenge, null)
  return options
}

/** Who answered. One refusal whatever was wrong. */
export async function personAnswering(
  context: Asking,
  response: { id: string } & Record<string, unknown>,
): Promise<Person> {
  const found = await personOfPasskey(context.database, response.id)
  if (!found) return refuse('passkey_refused')
  const { passkey, person } = found
  const { rpID, origin } = siteOf(context)
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(context.database, challenge, null),
      ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
      credential: {
        ...{ id: passkey.id, publicKey: decoded(passkey.publicKey) },
        ...{ counter: passkey.counter, transports: passkey.transports },
      },
    }),
  )
  if (!verified) return refuse('passkey_refused')
  await usePasskey(context.database, passkey, authenticationInfo.newCounter)
  return person
}

/** The library throws whatever is wrong with an answer; what is wrong with the database is another matter. */
async function orRefuse<Verified>(verifying: Promise<Verified>): Promise<Verified> {
  try {
    return await verifying
  } catch (cause) {
    if ((cause as { cause?: { code?: unknown } }).cause?.code !== undefined) throw cause
    return refuse('passkey_refused', { cause })
  }
}
