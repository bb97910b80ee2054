import { PHOTO_TYPES } from '@app/domain/photos/photo-rules.ts'

/**
 * What the file window offers. A phone turns its HEIC into JPG by itself only while HEIC is not asked for; on a
 * computer we do it.
 */
export const acceptedFiles = (isPhone: boolean): string =>
  [...PHOTO_TYPES, 'image/webp', ...(isPhone ? [] : ['image/heic', 'image/heif', '.heic', '.heif'])].join(',')
