import { typedLicence } from '@app/domain/operator/typed-licence.ts'
import { PHOTO_MAX_BYTES } from '@app/domain/photos/photo-rules.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { lacksIn } from '../lacks.ts'
import { LicenceFields, licenceOf } from './licence-dialog.tsx'
import { isPicture } from './look-dialog.tsx'

describe('the picture of a look', () => {
  it.each([
    { size: PHOTO_MAX_BYTES - 1, type: 'image/jpeg', is: true },
    { size: PHOTO_MAX_BYTES, type: 'image/png', is: true },
    { size: PHOTO_MAX_BYTES + 1, type: 'image/jpeg', is: false },
    { size: 1, type: 'image/webp', is: false },
    { size: 1, type: '', is: false },
  ])('of $size bytes and of kind "$type" is sent: $is', ({ is, ...file }) => expect(isPicture(file)).toBe(is))
})

describe('what lets the house use a look', () => {
  it('is asked for field by field, and what lacks is said beside each', () => {
    const typed = licenceOf({})
    const lacks = lacksIn(typedLicence.safeParse(typed))
    const drawn = drawForTest(<LicenceFields {...{ typed, lacks }} onType={() => undefined} />)
    expect(Object.keys(lacks).sort()).toEqual(['consent', 'holder', 'name', 'proof'])
    expect(drawn.match(/aria-invalid="true"/g)).toHaveLength(4)
  })
  it('begins with what was written down last', () =>
    expect(
      licenceOf({
        look_licence: 'CC0',
        holder: null,
        proof: 'Acte',
        consent: '',
        source_url: 'https://a.fr',
      }),
    ).toEqual({
      ...{ name: 'CC0', holder: '', proof: 'Acte', consent: '', url: 'https://a.fr' },
    }))
})
