import { PHOTO_TYPES } from '@app/domain/photos/photo-rules.ts'
import type { ChangeEvent, Ref } from 'react'
import { PHONE, useMedia } from './use-media.ts'

export interface FilePickersProps {
  pickerRef: Ref<HTMLInputElement>
  cameraRef: Ref<HTMLInputElement>
  onFiles: (files: File[]) => void
}

/** The two native file fields, pressed by our buttons: the album, and on phones the front camera. */
export function FilePickers({ pickerRef, cameraRef, onFiles }: FilePickersProps) {
  const accept = acceptedFiles(useMedia(PHONE))
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // Or the same file could not be chosen again after it was removed.
    currentTarget.value = ''
  }
  const field = {
    type: 'file',
    accept,
    onChange: take,
    tabIndex: -1,
    'aria-hidden': true,
    className: 'hidden',
  }
  return (
    <>
      <input {...field} ref={pickerRef} name="photos" multiple />
      <input {...field} ref={cameraRef} name="camera" capture="user" />
    </>
  )
}

/**
 * What the file window offers. A phone turns its HEIC into JPG by itself only while HEIC is not asked for; on a
 * computer we do it.
 */
const acceptedFiles = (isPhone: boolean): string =>
  [...PHOTO_TYPES, 'image/webp', ...(isPhone ? [] : ['image/heic', 'image/heif', '.heic', '.heif'])].join(',')
