import type { RefusalReason, Technique } from './contract.ts'
import { fileKey } from './files/file-key.ts'

/** Reasons that lie in the photo: no variation of it will fare better. */
const FOR_GOOD: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  'no_face',
  'face_too_small',
  'head_tilted',
  'matte_untrusted',
])
const MOST = 500

const remembered = new Map<string, RefusalReason>()

/** Why this photo was refused before, so that a later variation of it does not cost another analysis. */
export async function rememberedRefusal(photo: string, technique: Technique): Promise<RefusalReason | null> {
  const key = await fileKey(photo)
  return remembered.get(key) ?? remembered.get(`${key}\n${technique}`) ?? null
}

/** Remembers a refusal of a photo: for good, or for one technique whatever the variation. */
export async function rememberRefusal(
  photo: string,
  technique: Technique,
  reason: RefusalReason,
): Promise<void> {
  const key = await fileKey(photo)
  remembered.set(FOR_GOOD.has(reason) ? key : `${key}\n${technique}`, reason)
  for (const oldest of remembered.keys()) if (remembered.size > MOST) remembered.delete(oldest)
}
