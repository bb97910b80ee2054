/**
 * Who may make images, by the names that `ENGINE` knows: what people must be told of each. A new one is a line here, its
 * sentences (texts/src/{fr,en}/legal/makers.ts), and its folder in server/src/engines.
 */
const MAKERS = {
  /** Our own, on the house's processors. */
  hair: { isHosted: false, sendsPhotos: false, learns: false },
  replicate: { isHosted: true, sendsPhotos: true, learns: true },
  fal: { isHosted: true, sendsPhotos: true, learns: true },
  /** On a machine with a graphics card of the house's own: photos go to nobody else. */
  comfyui: { isHosted: true, sendsPhotos: false, learns: false },
} as const satisfies Record<string, { isHosted: boolean; sendsPhotos: boolean; learns: boolean }>

export type Maker = keyof typeof MAKERS
export const MAKER_NAMES = Object.keys(MAKERS) as [Maker, ...Maker[]]

/** Those her photos are sent to: the sentences about that are theirs alone. */
export type PhotoService = {
  [Name in Maker]: (typeof MAKERS)[Name]['sendsPhotos'] extends true ? Name : never
}[Maker]

export const isMaker = (name: string): name is Maker => Object.hasOwn(MAKERS, name)

/**
 * These names as those of makers.
 * @throws RangeError of one that people are told nothing about
 */
export const makersOf = (names: readonly string[]): Maker[] =>
  names.map((name) => {
    if (isMaker(name)) return name
    throw new RangeError(`nothing is said to people of ${name}, which makes images`)
  })

/** Whether her photos leave the house: only with her consent. Of a name nobody knows: they may. */
export const sendsPhotos = (name: string): boolean => !isMaker(name) || MAKERS[name].sendsPhotos

export const isPhotoService = (name: string): name is PhotoService =>
  isMaker(name) && MAKERS[name].sendsPhotos

/** Whether it would send her photos, and she has not agreed to that: it must not make anything then. */
export const lacksPhotoConsent = (name: string, photosTo: readonly string[]): boolean =>
  sendsPhotos(name) && !photosTo.includes(name)

/** Whether it waits for another machine more than it works: many such orders may be under way at once. */
export const isHosted = (name: string): boolean => isMaker(name) && MAKERS[name].isHosted

/** How long her images usually take, as it is promised before she orders: texts `legal.usualWaits`. */
export type UsualWait = 'minutes' | 'hour'

/** Where any of them first learns her face, minutes would promise too much; so they may of a name nobody knows. */
export const usualWait = (names: readonly string[]): UsualWait =>
  names.some((name) => !isMaker(name) || MAKERS[name].learns) ? 'hour' : 'minutes'
