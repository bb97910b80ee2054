import { figuresAnswer, figuresQuery } from '@app/domain/operator/figures.ts'
import { api } from '@app/domain/routes.ts'
import type { App, Context } from '../../context.ts'
import { readFigures } from './daily.ts'

/** What the charts of the desk are drawn from. */
export async function figureRoutes(app: App, { database }: Pick<Context, 'database'>): Promise<void> {
  app.get(
    api.deskFigures(),
    {
      config: { access: 'operator' },
      schema: { querystring: figuresQuery, response: { 200: figuresAnswer } },
    },
    async ({ query }) => ({ days: await readFigures(database, query.days) }),
  )
}
