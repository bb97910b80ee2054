import {
  deskActAnswer,
  deskActWish,
  deskQuery,
  deskTableAnswer,
  deskTableParams,
  deskWaitingAnswer,
} from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../../accounts/accounts.ts'
import type { App } from '../../context.ts'
import { languageOf } from '../../plugins/language.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { sayAnswer } from '../answer.ts'
import type { OperatorContext } from '../command.ts'
import { fileInLog } from '../log.ts'
import { csvOf } from './csv.ts'
import { doAct } from './do-act.ts'
import { countWaiting, readFileRows, readTable } from './read-table.ts'

const config = { access: 'operator' } as const

/** The desk at /operator: tables to look into, and the acts of the operator's commands. */
export async function deskRoutes(app: App, context: OperatorContext): Promise<void> {
  const { database } = context

  app.get(api.deskWaiting(), { config, schema: { response: { 200: deskWaitingAnswer } } }, async () => ({
    waiting: await countWaiting(database),
  }))

  app.get(
    api.deskTable(':table'),
    {
      config,
      schema: { params: deskTableParams, querystring: deskQuery, response: { 200: deskTableAnswer } },
    },
    async ({ params, query }) => readTable(database, params.table, query),
  )

  app.get(
    api.deskFile(':table'),
    {
      config: { ...config, ...atMost('export', context.config.rateLimitFactor) },
      schema: { params: deskTableParams, querystring: deskQuery },
    },
    async (request, reply) => {
      const { params, query } = request
      const rows = await readFileRows(database, params.table, query)
      await fileInLog(database, personOf(request).id, { act: 'table-file', subject: params.table })
      return reply
        .header('content-disposition', `attachment; filename="${params.table}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(csvOf(params.table, rows))
    },
  )

  app.post(
    api.deskActs(),
    { config, schema: { body: deskActWish, response: { 200: deskActAnswer } } },
    async (request) => sayAnswer(await doAct(context, personOf(request), request.body), languageOf(request)),
  )
}
