import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/client.ts'
import { forgetOtherDevices, readDeviceCookie } from './known-devices.ts'
import { readSignInCookie } from './sign-in-cookie.ts'
import { closeOtherSignIns } from './sign-ins.ts'

/** What tells the browser she sits at from all others of hers: the tokens of its cookies. */
export interface ThisBrowser {
  signIn: string | undefined
  device: string | undefined
}

export const thisBrowser = (request: FastifyRequest): ThisBrowser => ({
  signIn: readSignInCookie(request),
  device: readDeviceCookie(request),
})

/** Ends what all other browsers may do for her; without one that stays, of all. */
export async function closeOthers(tx: Queryable, userId: string, stays?: ThisBrowser): Promise<void> {
  await closeOtherSignIns(tx, userId, stays?.signIn)
  await forgetOtherDevices(tx, userId, stays?.device)
}
