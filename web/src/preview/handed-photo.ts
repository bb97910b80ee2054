import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { PREVIEW_MINUTES } from '@app/domain/preview/preview-rules.ts'

/** What she tried on before she had an account, on its way from that page to her draft. */
export interface HandedPhoto {
  photo: File
  style: BaseStyleId | null
  /** Null: the style's own. */
  tone: OfferedTone | null
}

interface KeptPhoto extends HandedPhoto {
  /** Nobody else who signs in on this browser is given it. */
  personId: string
  at: number
}

const MINUTE_MS = 60_000

let wished: HandedPhoto | null = null

/** She goes on with this photo; null once she erased it. In the memory of the page, until she is known. */
export function wishToHand(photo: HandedPhoto | null): void {
  wished = photo
}

export const hasWished = (): boolean => wished !== null

/** From the page she signs in on to the next one: kept by this browser, for her alone. False where it may keep nothing. */
export async function handWished(personId: string): Promise<boolean> {
  if (!wished) return false
  const kept: KeptPhoto = { ...wished, personId, at: Date.now() }
  wished = null
  return (await inStore('readwrite', (store) => store.put(kept, KEY))) !== undefined
}

/** What was handed to her, given once: after that this browser has forgotten it, also where it was not for her. */
export async function takeHandedPhoto(personId: string): Promise<HandedPhoto | null> {
  const kept = await inStore<KeptPhoto | undefined>('readwrite', (store) => {
    const found = store.get(KEY)
    store.delete(KEY)
    return found
  })
  if (!kept || !isHers(kept, personId, Date.now())) return null
  const { photo, style, tone = null } = kept
  return { photo, style, tone }
}

/** Whatever was never taken. */
export const dropHandedPhoto = async (): Promise<void> =>
  void (await inStore('readwrite', (store) => store.delete(KEY)))

/** As long as a sketch of it would live, and no longer. */
export const isHers = (kept: Pick<KeptPhoto, 'personId' | 'at'>, personId: string, now: number): boolean =>
  kept.personId === personId && now - kept.at <= PREVIEW_MINUTES * MINUTE_MS

const DATABASE = 'try-on'
const STORE = 'handed'
const KEY = 'photo'

/** `undefined` also where the browser forbids it: whatever she was doing goes on without. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDatabase()
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => failed(transaction.error)
    })
    database.close()
    return request.result
  } catch {
    return undefined
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => failed(opening.error)
    opening.onblocked = () => failed(new Error('another page holds an older store'))
  })
}
