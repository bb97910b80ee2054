import { isId } from '@app/domain/ids.ts'
import { VIEWING_MINUTES } from '@app/domain/operator/viewings.ts'
import type { Command, OperatorContext, Outcome } from '../command.ts'
import { imagesOf, SHOW_IMAGES } from './viewings.ts'

export const VIEWING_COMMANDS: Command[] = [
  {
    name: SHOW_IMAGES,
    needs: ['ID', 'REASON'],
    does: 'shows where the images of a transformation lie; she reads when it was, and why',
    run: show,
  },
]

/** At the desk they are shown; from a terminal their files are named. */
async function show(
  { database, operatorId }: OperatorContext,
  [id = '', reason = '']: string[],
): Promise<Outcome> {
  if (reason.trim() === '') return { done: false, said: 'she reads the reason: say one' }
  const found = isId(id) ? await imagesOf(database, id) : null
  if (!found) return { done: false, said: `no transformation has the id ${id}` }
  const files = found.images.map(({ file }) => file).join('\n')
  return { done: true, said: operatorId ? `open to you for ${VIEWING_MINUTES} minutes` : files }
}
