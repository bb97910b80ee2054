import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import {
  factorCodeSchema,
  newFactorAnswer,
  proofChangeSchema,
  recoveryCodesAnswer,
  secondFactorAnswer,
} from '@app/domain/accounts/proofs-api.ts'
import { api } from '@app/domain/routes.ts'
import type { App } from '../../context.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { personOf } from '../access/access.ts'
import type { Posting } from '../posting.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { readSignInCookie } from '../sign-in-cookie.ts'
import {
  confirmFactor,
  describeFactor,
  endFactor,
  prepareFactor,
  renewRecoveryCodes,
} from './second-factor.ts'

/** Turning the second factor on and off, in her profile. */
export async function factorRoutes(app: App, context: Posting): Promise<void> {
  const hers = { access: 'person' as const, ...atMost('signIn', context.config.rateLimitFactor) }
  app.get(
    api.secondFactor(),
    { config: { access: 'person' }, schema: { response: { 200: secondFactorAnswer } } },
    async (request) => describeFactor(context.database, personOf(request).id),
  )
  app.post(
    api.newFactor(),
    { config: hers, schema: { body: proofChangeSchema, response: { 200: newFactorAnswer } } },
    async (request) => {
      await reauthenticate(context.database, request, request.body.currentPassword)
      return prepareFactor(context, personOf(request))
    },
  )
  app.post(
    api.secondFactor(),
    { config: hers, schema: { body: factorCodeSchema, response: { 200: recoveryCodesAnswer } } },
    async (request) => {
      const confirmed = { code: request.body.code, signIn: readSignInCookie(request) }
      return { codes: await confirmFactor(context, personOf(request), confirmed) }
    },
  )
  app.delete(
    api.secondFactor(),
    { config: hers, schema: { body: proofChangeSchema, response: { 200: doneAnswer } } },
    async (request) => {
      await reauthenticate(context.database, request, request.body.currentPassword)
      await endFactor(context, personOf(request))
      return { success: true as const }
    },
  )
  app.post(
    api.recoveryCodes(),
    { config: hers, schema: { body: proofChangeSchema, response: { 200: recoveryCodesAnswer } } },
    async (request) => {
      await reauthenticate(context.database, request, request.body.currentPassword)
      return { codes: await renewRecoveryCodes(context.database, personOf(request)) }
    },
  )
}
