import { baseStylesAnswer, packagesAnswer } from '@app/domain/catalogue/catalogue-api.ts'
import { api } from '@app/domain/routes.ts'
import type { App, Context } from '../context.ts'
import { languageOf } from '../plugins/language.ts'
import { offeredStyles } from './base-styles.ts'
import { findEntitlement } from './entitlement.ts'
import { offeredPackages } from './queries.ts'

export async function catalogueRoutes(
  app: App,
  { database, engine, config }: Pick<Context, 'database' | 'engine' | 'config'>,
): Promise<void> {
  app.get(
    api.baseStyles(),
    { config: { access: 'anyone' }, schema: { response: { 200: baseStylesAnswer } } },
    async (request) => ({ styles: await offeredStyles(engine, languageOf(request)) }),
  )

  app.get(
    api.packages(),
    // Asked again while a free one waits for her address.
    { config: { access: 'anyone', background: true }, schema: { response: { 200: packagesAnswer } } },
    async (request) => {
      const her = await findEntitlement(database, request.signedIn, config.firstFree)
      return { packages: await offeredPackages(database, languageOf(request), her) }
    },
  )
}
