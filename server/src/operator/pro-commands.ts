import { acceptPro, listOpenRequests, refusePro } from '../pro-requests/pro-requests.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command } from './command.ts'
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
    run: async (context, [email = '']) => told(await acceptPro(context, email), 'pro_accepted'),
  },
  {
    name: 'refuse-pro',
    needs: ['EMAIL'],
    does: 'refuses her request, and writes to her',
    run: async (context, [email = '']) => told(await refusePro(context, email), 'pro_refused'),
  },
]

const told = (
  decided: { email: string; salonName: string } | null,
  code: 'pro_accepted' | 'pro_refused',
): Answer => (decided ? did(code, { who: decided.email, salon: decided.salonName }) : not('no_pro_request'))
