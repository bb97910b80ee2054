import { sql } from 'drizzle-orm'
import type { FileOfHers } from '../accounts/accounts.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'
import type { ImageRow } from './queries.ts'

/** What is sent of an image. */
type ImageFiles = Pick<ImageRow, (typeof SENT)[number]> & { name: string }

const SENT = [
  ...(['position', 'file', 'thumbnail', 'beforeFile'] as const),
  ...(['width', 'height', 'largeFile', 'largeWidth', 'largeHeight'] as const),
] as const

const FACTS = [transformations.name, ...SENT.map((each) => images[each])]

/** The image of a route's `:id`, if it is hers. */
export const imageOfHers: FileOfHers = {
  name: 'image',
  of: sql`(select json_build_array(${sql.join(
    FACTS.map((fact) => sql`${fact}`),
    sql`, `,
  )}) from images inner join transformations on transformations.id = images.transformation_id
    where images.id = asked.id and images.user_id = sign_ins.user_id)`,
}

/** @param along what was found by `imageOfHers`; another person's image does not exist for her */
export function imageIn(along: unknown): ImageFiles {
  const [name, ...facts] = (along as unknown[] | null | undefined) ?? refuse('image_not_found')
  return Object.fromEntries([
    ['name', name],
    ...SENT.map((each, place) => [each, facts[place]]),
  ]) as unknown as ImageFiles
}
