import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { Look } from '../contract.ts'

export type LookAbout = Omit<Look, 'picture'>

/** Writes the JSON beside a look's picture, whole or not at all. */
export async function writeLook(file: string, { head, ...about }: LookAbout): Promise<void> {
  const measured = head && { pose: head.pose, face: { width: head.width, turn: head.turn } }
  await writeWhole(file, `${JSON.stringify({ ...about, ...measured }, null, 2)}\n`)
}

/** Writes under a temporary name, then renames: a reader sees the whole file or none. */
async function writeWhole(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, content)
    await rename(temporary, file)
  } catch (cause) {
    await rm(temporary, { force: true })
    throw cause
  }
}
