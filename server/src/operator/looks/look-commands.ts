import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { BASE_STYLE_IDS, isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { isId } from '@app/domain/ids.ts'
import { licenceFrom } from '@app/domain/operator/typed-licence.ts'
import {
  addLook,
  askCheck,
  deleteLook,
  type LookRow,
  licenseLook,
  listLooks,
  type NewLook,
  publishLook,
  withdrawLook,
} from '../../looks/looks.ts'
import { PhotoRefused } from '../../photos/photos.ts'
import { type Answer, did, namesOfWrong, not } from '../answer.ts'
import type { Command, OperatorContext, Outcome } from '../command.ts'
import { inLines, moment } from '../words.ts'

export const LOOK_COMMANDS: Command[] = [
  {
    name: 'looks',
    looks: true,
    needs: [],
    does: 'lists the looks of the desk, what the check says of each, and whether new pictures may wear it',
    run: list,
  },
  {
    name: 'upload-look',
    needs: ['STYLE', 'PICTURE'],
    does: 'takes a picture of this machine as a look of a style; a worker checks it within a minute',
    // Where it lies on somebody's machine is nobody else's business.
    writes: ([style = '']) => [style],
    run: upload,
  },
  {
    name: 'check-look',
    needs: ['ID'],
    does: 'has a look that is not published checked anew',
    run: async (context, [id = '']) =>
      isId(id) && (await askCheck(context, id)) ? did('look_checking') : not('look_not_checkable'),
  },
  {
    name: 'look-licence',
    needs: ['ID', 'NAME', 'HOLDER', 'PROOF', 'CONSENT'],
    may: ['URL'],
    does: 'says what lets the house use a look: its licence, whose it is, what proves it, what who is shown consents to',
    // Somebody who is named goes when she wants to: what is in the log stays.
    writes: ([id = '', name = '']) => [id, name],
    run: license,
  },
  {
    name: 'publish-look',
    needs: ['ID'],
    does: 'lets new pictures wear a look that serves and is licensed',
    run: publish,
  },
  {
    name: 'withdraw-look',
    needs: ['ID', 'REASON'],
    does: 'lets no new picture wear a look any more; what is being made with it is',
    run: withdraw,
  },
  {
    name: 'delete-look',
    needs: ['ID'],
    does: 'deletes a look that is not published, with its files',
    run: async (context, [id = '']) =>
      isId(id) && (await deleteLook(context, id)) ? did('look_deleted') : not('look_not_deleted'),
  },
]

async function list({ database }: OperatorContext): Promise<Outcome> {
  const lines = (await listLooks(database)).map((row) =>
    [row.id, row.baseStyle, stateOf(row), checkOf(row), row.licence || 'without a licence'].join('  '),
  )
  return inLines(lines, 'the desk has no looks')
}

const stateOf = ({ publishedAt, withdrawnAt, withdrawnWhy }: LookRow): string => {
  if (publishedAt) return `published ${moment(publishedAt)}`
  return withdrawnAt ? `withdrawn ${moment(withdrawnAt)} (${withdrawnWhy})` : 'not published'
}

const checkOf = ({ checkedAt, faults }: LookRow): string => {
  if (!checkedAt) return 'not checked yet'
  return faults.length > 0 ? `does not serve: ${faults.join(', ')}` : 'serves'
}

async function upload(context: OperatorContext, [style = '', path = '']: string[]): Promise<Answer> {
  if (!isBaseStyleId(style)) return not('look_style_wrong', { styles: BASE_STYLE_IDS.join(' | ') })
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) return not('look_file_missing')
  try {
    return await uploadLook(context, { baseStyle: style, operatorId: null, stream: createReadStream(path) })
  } catch (cause) {
    if (!(cause instanceof PhotoRefused)) throw cause
    return not('look_refused', { why: cause.code })
  }
}

/** The same at the desk, where the picture comes over the network. */
export const uploadLook = async (context: OperatorContext, look: NewLook): Promise<Answer> =>
  (await addLook(context, look)) ? did('look_uploaded') : not('look_known')

async function license({ database }: OperatorContext, [id = '', ...words]: string[]): Promise<Answer> {
  const read = licenceFrom(words)
  if (!read.success) return not('look_licence_wrong', { fields: namesOfWrong(read.error.issues) })
  return isId(id) && (await licenseLook(database, id, read.data)) ? did('look_licensed') : not('no_look')
}

const UNWORN = {
  none: 'no_look',
  unchecked: 'look_unchecked',
  unfit: 'look_unfit',
  unlicensed: 'look_unlicensed',
} as const

async function publish({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  const became = isId(id) ? await publishLook(database, id) : 'none'
  return became === 'published' ? did('look_published') : not(UNWORN[became])
}

async function withdraw({ database }: OperatorContext, [id = '', why = '']: string[]): Promise<Answer> {
  if (why.trim() === '') return not('reason_missing')
  return isId(id) && (await withdrawLook(database, id, why.trim()))
    ? did('look_withdrawn')
    : not('look_not_published')
}
