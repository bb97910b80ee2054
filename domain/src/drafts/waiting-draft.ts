import type { Draft, WaitingDraft } from './drafts-api.ts'

type Begun = Pick<Draft, 'name' | 'baseStyle' | 'step'> & { uploadedImages: readonly unknown[] }

/** What her dashboard shows of her open draft; null while she has begun nothing. */
export function waitingDraftOf({ name, baseStyle, step, uploadedImages }: Begun): WaitingDraft | null {
  const photos = uploadedImages.length
  const isBegun = name.trim() !== '' || photos > 0 || baseStyle !== null
  return isBegun ? { name, baseStyle, step, photos } : null
}
