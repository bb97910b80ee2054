import type { Look } from '@app/hair/contract.ts'

/** Where the engine has its looks from. Their `picture` is a name that the source alone can turn into a path. */
export interface LookSource {
  /** Those that may be worn now, as far as has been heard. */
  now(): readonly Look[]
  /** Hears what was published and withdrawn until now. */
  refresh(): Promise<void>
  /** A picture as a path of this machine while `use` lasts; also one that may be worn no more. */
  lend<Done>(picture: string, use: (path: string) => Promise<Done>): Promise<Done>
}

/** Looks that stay as they are, each in a file of this machine. */
export const fixedLooks = (looks: readonly Look[]): LookSource => ({
  now: () => looks,
  refresh: async () => undefined,
  lend: (picture, use) => use(picture),
})

/** The files of the house, and what is published at the desk. */
export const bothLooks = (files: readonly Look[], published: LookSource): LookSource => ({
  now: () => [...files, ...published.now()],
  refresh: () => published.refresh(),
  lend: (picture, use) =>
    files.some((look) => look.picture === picture) ? use(picture) : published.lend(picture, use),
})

/** The same looks from now on, whatever becomes of them meanwhile. */
export const heldLooks = (source: LookSource): LookSource => ({
  ...fixedLooks(source.now()),
  lend: (picture, use) => source.lend(picture, use),
})
