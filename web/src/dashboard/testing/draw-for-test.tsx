import type { User } from '@app/domain/accounts/accounts-api.ts'
import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import type { Language } from '@app/texts/languages.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { UiFrame } from '../../ui/ui-frame.tsx'
import { currentUserQuery } from '../accounts/account-queries.ts'
import { createQueryClient } from '../shell/query-client.ts'

const TEXTS = { fr: createTexts('fr', fr), en: createTexts('en', en) }

export const CAMILLE: User = {
  id: '7f1c1d8a-6c1e-4a55-9a35-4d7c2f9f2a01',
  firstName: 'Camille',
  lastName: 'Laurent',
  email: 'camille@exemple.fr',
  emailVerified: true,
  pendingEmail: null,
  phone: null,
  gender: null,
  image: 'picture1.png',
  userType: 'client',
  credits: 0,
  operator: 'no',
  canTestNotifications: false,
}

/** For tests: a part of the dashboard as HTML, as this woman sees it. */
export function drawForTest(
  part: ReactNode,
  { user = {}, language = 'fr', at = '/' }: { user?: Partial<User>; language?: Language; at?: string } = {},
): string {
  const client = createQueryClient()
  client.setQueryData(currentUserQuery.queryKey, { user: { ...CAMILLE, ...user } })
  return renderToStaticMarkup(
    <UiFrame texts={TEXTS[language]}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </QueryClientProvider>
    </UiFrame>,
  )
}
