import type { Login, Register } from '@app/domain/accounts/accounts-api.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/client.ts'
import type { Proof } from '../database/schema/accounts.ts'
import { languageOf } from '../plugins/language.ts'
import { refuseBlocked } from './blocking.ts'
import { rememberHerLanguage } from './her-language.ts'
import { rememberDevice } from './known-devices.ts'
import { personAnswering } from './passkeys/ceremonies.ts'
import type { Posting } from './posting.ts'
import { hasSecondFactor, refuseCode, useCode } from './second-factor/second-factor.ts'
import { awaitCode, endWaiting, personWaiting } from './second-factor/waiting-sign-in.ts'
import { registerPerson, signInWith } from './sign-in.ts'
import { readSignInCookie, setSignInCookie } from './sign-in-cookie.ts'
import { countSignInTry, forgetFailures, originOf, originOfCode } from './sign-in-tries.ts'
import { closeSignIn, openSignIn, type Person } from './sign-ins.ts'

type Entering = Pick<Posting, 'config' | 'database'>

/** A request, and the answer from which on the browser is known as hers. */
export interface Door {
  request: FastifyRequest
  reply: FastifyReply
}

export async function enterAsNew(context: Posting, door: Door, typed: Register): Promise<Person> {
  const person = await registerPerson(context, typed, languageOf(door.request))
  await open(context.database, door, { person, proof: 'password' })
  return person
}

/** Null where her password is not enough: a code is awaited in this browser. */
export async function enterAgain(context: Entering, door: Door, typed: Login): Promise<Person | null> {
  const { database } = context
  const person = await signInWith(database, typed, await originOf(database, door.request, typed.email))
  if (await hasSecondFactor(database, person.id)) {
    await awaitCode(database, door, person)
    return null
  }
  return enter(context, door, { person, proof: 'password' })
}

/** With the code of her app, or one of those for when it is lost, after her password. */
export async function enterWithCode(context: Posting, door: Door, code: string): Promise<Person> {
  const { database } = context
  const person = await personWaiting(database, door.request)
  const origin = originOfCode(await originOf(database, door.request, person.email))
  await countSignInTry(database, person.email, origin)
  if (!(await useCode(context, person, code))) refuseCode()
  await forgetFailures(database, person.email, origin)
  await endWaiting(database, door)
  return enter(context, door, { person, proof: 'second_factor' })
}

export async function enterWithPasskey(
  context: Posting,
  door: Door,
  response: Parameters<typeof personAnswering>[1],
): Promise<Person> {
  const person = await personAnswering(context, response)
  return enter(context, door, { person, proof: 'passkey' })
}

interface Known {
  person: Person
  proof: Proof
}

/** What this browser was signed in to before ends. */
async function enter({ config, database }: Entering, door: Door, known: Known): Promise<Person> {
  refuseBlocked(config, known.person)
  await rememberHerLanguage(database, known.person, languageOf(door.request))
  const old = readSignInCookie(door.request)
  if (old) await closeSignIn(database, old)
  await open(database, door, known)
  return known.person
}

/** From this answer on the browser is known as hers. */
async function open(database: Database, { request, reply }: Door, { person, proof }: Known): Promise<void> {
  setSignInCookie(request, reply, await openSignIn(database, person, proof))
  await rememberDevice(database, { request, reply }, person.id)
  request.signedIn = person
  request.proof = proof
}
