import { isId } from '@app/domain/ids.ts'
import { VIEWING_MINUTES } from '@app/domain/operator/viewings.ts'
import { type Answer, did, not } from '../answer.ts'
import type { Command, OperatorContext } from '../command.ts'
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
): Promise<Answer> {
  if (reason.trim() === '') return not('reason_missing')
  const found = isId(id) ? await imagesOf(database, id) : null
  if (!found) return not('no_transformation')
  const files = found.images.map(({ file }) => file).join('\n')
  return operatorId ? did('images_open', { minutes: VIEWING_MINUTES }) : did('image_files', { files })
}
