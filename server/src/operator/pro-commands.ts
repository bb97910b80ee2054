import { acceptPro, listOpenRequests, refusePro } from '../pro-requests/pro-requests.ts'
import type { Command, Outcome } from './command.ts'
import { inLines, moment } from './words.ts'

export const PRO_COMMANDS: Command[] = [
  {
    name: 'pro-requests',
    looks: true,
    needs: [],
    does: 'lists who asks for a professional account',
    run: async ({ database }) => {
      const open = await listOpenRequests(database)
      const lines = open.map(({ email, salonName, siret, createdAt }) =>
        [moment(createdAt), email, salonName, `SIRET ${siret}`].join('  '),
      )
      return inLines(lines, 'nobody asks for a professional account')
    },
  },
  {
    name: 'accept-pro',
    needs: ['EMAIL'],
    does: 'accepts her request, and writes to her',
    run: async (context, [email = '']) =>
      told(email, await acceptPro(context, email), 'is now a professional account'),
  },
  {
    name: 'refuse-pro',
    needs: ['EMAIL'],
    does: 'refuses her request, and writes to her',
    run: async (context, [email = '']) =>
      told(email, await refusePro(context, email), 'was refused; she may ask again'),
  },
]

const told = (email: string, decided: { email: string; salonName: string } | null, said: string): Outcome =>
  decided
    ? { done: true, said: `${decided.email} (${decided.salonName}) ${said}` }
    : { done: false, said: `no open request of ${email}` }
