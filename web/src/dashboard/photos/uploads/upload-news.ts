import type { UploadSummary } from './photo-uploads.ts'

export interface UploadNews {
  key: 'uploadError' | 'uploadFormat' | 'uploadSuccess'
  count: number
}

/** Which toast the last photos deserve: what she must act on comes first. */
export function uploadNews({ sent, failed, refused }: UploadSummary): UploadNews | null {
  if (failed > 0) return { key: 'uploadError', count: failed }
  const misshapen = refused.filter(({ code }) => code === 'photo_format').length
  if (misshapen > 0) return { key: 'uploadFormat', count: misshapen }
  return sent > 0 ? { key: 'uploadSuccess', count: sent } : null
}
