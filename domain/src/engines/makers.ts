/**
 * Who may make images, by the names that `ENGINE` knows: what people must be told of each. A new one is a line here, its
 * sentences (texts/src/{fr,en}/legal/makers.ts), and its folder in server/src/engines.
 */
const MAKERS = {
  /** Our own, on the house's processors. */
  hair: { isHosted: false, sendsPhotos: false },
  replicate: { isHosted: true, sendsPhotos: true },
  fal: { isHosted: true, sendsPhotos: true },
  /** On a machine with a graphics card of the house's own: photos go to nobody else. */
  comfyui: { isHosted: true, sendsPhotos: false },
} as const satisfies Record<string, { isHosted: boolean; sendsPhotos: boolean }>

export type Maker = keyof typeof MAKERS
export const MAKER_NAMES = Object.keys(MAKERS) as [Maker, ...Maker[]]

export const isMaker = (name: string): name is Maker => Object.hasOwn(MAKERS, name)

/** Whether her photos leave the house: only with her consent. Of a name nobody knows: they may. */
export const sendsPhotos = (name: string): boolean => !isMaker(name) || MAKERS[name].sendsPhotos

/** Whether it waits for another machine more than it works: many such orders may be under way at once. */
export const isHosted = (name: string): boolean => isMaker(name) && MAKERS[name].isHosted
