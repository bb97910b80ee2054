import { dossierAnswer, dossierParams } from '@app/domain/operator/dossier-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../../accounts/accounts.ts'
import type { App, Context } from '../../context.ts'
import { languageOf } from '../../plugins/language.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { fileInLog } from '../log.ts'
import { dossierAsText } from './as-text.ts'
import { readDossier } from './read-dossier.ts'

const config = { access: 'operator' } as const

/** What is known of one order, to look at and to hand on. */
export async function dossierRoutes(
  app: App,
  { database, config: { rateLimitFactor } }: Pick<Context, 'config' | 'database'>,
): Promise<void> {
  app.get(
    api.dossier(':id'),
    { config, schema: { params: dossierParams, response: { 200: dossierAnswer } } },
    async (request) => readDossier(database, request.params.id, languageOf(request)),
  )

  app.get(
    api.dossierFile(':id'),
    { config: { ...config, ...atMost('export', rateLimitFactor) }, schema: { params: dossierParams } },
    async (request, reply) => {
      const language = languageOf(request)
      const dossier = await readDossier(database, request.params.id, language)
      await fileInLog(database, personOf(request).id, { act: 'dossier-file', subject: dossier.id })
      return reply
        .header('content-disposition', `attachment; filename="dossier-${dossier.number ?? dossier.id}.txt"`)
        .type('text/plain; charset=utf-8')
        .send(dossierAsText(dossier, language))
    },
  )
}
