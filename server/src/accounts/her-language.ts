import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import type { Language } from '@app/texts/languages.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../context.ts'
import type { Database } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { languageOf } from '../plugins/language.ts'
import { personOf } from './access/access.ts'
import type { Person } from './sign-ins.ts'

/** Her mails are written in the language she reads the site in. */
export async function rememberHerLanguage(
  database: Database,
  person: Person,
  language: Language,
): Promise<void> {
  if (person.language !== language)
    await database.update(users).set({ language }).where(eq(users.id, person.id))
}

export function languageRoute(app: App, database: Database): void {
  app.put(
    api.language(),
    { config: { access: 'person' }, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      await rememberHerLanguage(database, personOf(request), languageOf(request))
      return { success: true as const }
    },
  )
}
