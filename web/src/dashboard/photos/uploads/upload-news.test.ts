import { describe, expect, it } from 'vitest'
import { uploadNews } from './upload-news.ts'

const refused = (code: 'photo_format' | 'duplicate') => ({ id: '1', name: 'lettre.pdf', code, sentence: '' })

describe('when no photo is on its way any more', () => {
  // spec: 8.30
  it('the photos added are counted', () =>
    expect(uploadNews({ sent: 15, failed: 0, refused: [] })).toEqual({ key: 'uploadSuccess', count: 15 }))
  // spec: 8.19
  it('a file that is no photo is said before what went well', () =>
    expect(uploadNews({ sent: 14, failed: 0, refused: [refused('photo_format')] })?.key).toBe('uploadFormat'))
  // spec: 8.16, 8.33
  it('photos that could not be sent are counted, before all else', () =>
    expect(uploadNews({ sent: 12, failed: 2, refused: [refused('photo_format')] })).toEqual({
      key: 'uploadError',
      count: 2,
    }))
  it('a photo chosen twice is no news', () =>
    expect(uploadNews({ sent: 0, failed: 0, refused: [refused('duplicate')] })).toBeNull())
})
