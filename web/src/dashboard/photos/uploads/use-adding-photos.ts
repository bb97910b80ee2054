import { PHOTOS_PER_UPLOAD } from '@app/domain/photos/photo-rules.ts'
import { useEffect, useState } from 'react'
import { useNotify } from '../../shell/toasts/notify.ts'
import type { PhotoUploads } from './photo-uploads.ts'

/** What she must know about her last choice; stays on the page until the next one. */
export type AddNotice =
  | { kind: 'tooMany'; count: number; first: readonly File[]; others: readonly File[] }
  | { kind: 'leftOut'; count: number }

let added: File | null = null

/** Once, however often the step is shown again. */
export function useAddingHanded(handed: File | null, add: (files: File[]) => void): void {
  useEffect(() => {
    if (!handed || handed === added) return
    added = handed
    add([handed])
  })
}

export function useAddingPhotos(uploads: PhotoUploads, taken: number) {
  const notify = useNotify()
  const [notice, setNotice] = useState<AddNotice | null>(null)
  const add = (files: File[]) => {
    if (files.length === 0) return
    const choice = uploads.add(files, taken)
    if (choice.kind === 'tooMany') {
      notify('uploadMax', { values: { max: PHOTOS_PER_UPLOAD } })
      setNotice(choice)
    } else setNotice(choice.leftOut > 0 ? { kind: 'leftOut', count: choice.leftOut } : null)
  }
  return { add, notice }
}
