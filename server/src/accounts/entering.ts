import type { Login, Register } from '@app/domain/accounts/accounts-api.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/client.ts'
import type { Proof } from '../database/schema/accounts.ts'
import { languageOf } from '../plugins/language.ts'
import { rememberHerLanguage } from './her-language.ts'
import { rememberDevice } from './known-devices.ts'
import type { Posting } from './posting.ts'
import { registerPerson, signInWith } from './sign-in.ts'
import { readSignInCookie, setSignInCookie } from './sign-in-cookie.ts'
import { originOf } from './sign-in-tries.ts'
import { closeSignIn, openSignIn, type Person } from './sign-ins.ts'

/** A request, and the answer from which on the browser is known as hers. */
export interface Door {
  request: FastifyRequest
  reply: FastifyReply
}

export async function enterAsNew(
  context: Posting,
  { request, reply }: Door,
  typed: Register,
): Promise<Person> {
  const person = await registerPerson(context, typed, languageOf(request))
  await enter(context.database, { request, reply }, { person, proof: 'password' })
  return person
}

export async function enterAgain(
  { database }: Pick<Posting, 'database'>,
  { request, reply }: Door,
  typed: Login,
): Promise<Person> {
  const person = await signInWith(database, typed, await originOf(database, request, typed.email))
  await rememberHerLanguage(database, person, languageOf(request))
  const old = readSignInCookie(request)
  if (old) await closeSignIn(database, old)
  await enter(database, { request, reply }, { person, proof: 'password' })
  return person
}

/** From this answer on the browser is known as hers. */
async function enter(
  database: Database,
  { request, reply }: Door,
  { person, proof }: { person: Person; proof: Proof },
): Promise<void> {
  setSignInCookie(request, reply, await openSignIn(database, person, proof))
  await rememberDevice(database, { request, reply }, person.id)
  request.signedIn = person
  request.proof = proof
}
