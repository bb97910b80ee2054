import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { favouriteStylesAnswer } from '@app/domain/catalogue/favourite-styles-api.ts'
import { api } from '@app/domain/routes.ts'
import { favouriteSchema } from '@app/domain/transformations/transformations-api.ts'
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Belongings, personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { favouriteStyles } from '../database/schema/favourites.ts'

const params = z.object({ style: z.enum(BASE_STYLE_IDS) })

/** The styles she keeps, kept with her account so that she finds them on every device. */
export async function favouriteRoutes(app: App, { database }: Pick<Context, 'database'>): Promise<void> {
  app.get(
    api.favouriteStyles(),
    { config: { access: 'person' }, schema: { response: { 200: favouriteStylesAnswer } } },
    async (request) => ({ styles: await favouritesOf(database, personOf(request).id) }),
  )

  app.put(
    api.favouriteStyle(':style'),
    {
      config: { access: 'person' },
      schema: { params, body: favouriteSchema, response: { 200: favouriteStylesAnswer } },
    },
    async (request) => {
      const { id: userId } = personOf(request)
      await keep(database, { userId, style: request.params.style }, request.body.favourite)
      return { styles: await favouritesOf(database, userId) }
    },
  )
}

async function keep(
  database: Queryable,
  favourite: { userId: string; style: BaseStyleId },
  isFavourite: boolean,
): Promise<void> {
  if (isFavourite) await database.insert(favouriteStyles).values(favourite).onConflictDoNothing()
  else
    await database
      .delete(favouriteStyles)
      .where(and(eq(favouriteStyles.userId, favourite.userId), eq(favouriteStyles.style, favourite.style)))
}

async function favouritesOf(database: Queryable, userId: string): Promise<BaseStyleId[]> {
  const rows = await database
    .select({ style: favouriteStyles.style })
    .from(favouriteStyles)
    .where(eq(favouriteStyles.userId, userId))
    .orderBy(desc(favouriteStyles.keptAt), favouriteStyles.style)
  return rows.map(({ style }) => style)
}

/** The rows go with that of her account. */
export const favouriteBelongings: Belongings = {
  gather: async (database, { id }) => ({ words: { favouriteStyles: await favouritesOf(database, id) } }),
}
