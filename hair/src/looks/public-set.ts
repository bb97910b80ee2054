import { readFile } from 'node:fs/promises'

/** One picture of the set, with what was seen on it. */
export interface PublicLook {
  id: string
  /** Its name below `base`. */
  file: string
  baseStyle: string
  tone: string
  /** In hex; null where no original was at hand when the set was chosen: then only what it shows is checked. */
  sha256: string | null
}

export interface PublicSet {
  /** Address every file name is added to. */
  base: string
  licence: string
  /** Where the licence can be read. */
  source: string
  looks: PublicLook[]
}

/**
 * The pictures anybody may use, chosen by looking: each was laid on two or three heads and looked right.
 * Whoever adds one does the same.
 */
export const readPublicSet = async (): Promise<PublicSet> =>
  JSON.parse(await readFile(new URL('public-set.json', import.meta.url), 'utf8')) as PublicSet
