import { listOpenEnquiries, markAnswered } from '../support/support.ts'
import { did, not } from './answer.ts'
import type { Command } from './command.ts'
import { inLines, moment } from './words.ts'

export const ENQUIRY_COMMANDS: Command[] = [
  {
    name: 'enquiries',
    looks: true,
    needs: [],
    does: 'lists what people ask by the contact form and nobody has answered, with their addresses',
    run: async ({ database }) => {
      const open = await listOpenEnquiries(database)
      const lines = open.map(({ number, askedAt, email, transformationId, text }) =>
        [`${number}`, moment(askedAt), email, transformationId ?? '', text.replaceAll(/\s+/g, ' ')]
          .filter(Boolean)
          .join('  '),
      )
      return inLines(lines, 'nobody waits for an answer')
    },
  },
  {
    name: 'enquiry-answered',
    needs: ['NUMBER'],
    does: 'takes an enquiry off that list',
    run: async ({ database }, [typed = '']) =>
      /^\d{1,15}$/.test(typed) && (await markAnswered(database, Number(typed)))
        ? did('enquiry_answered', { number: typed })
        : not('no_enquiry', { number: typed }),
  },
]
