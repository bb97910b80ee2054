import type { User } from '@app/domain/accounts/accounts-api.ts'
import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { api } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { drawKnowing, knowing } from '../testing/draw-knowing.tsx'
import { PackageStep } from './package-step.tsx'

const words = { fr: 'Première transformation', en: 'First transformation' }
const first: Package = {
  ...{ id: 'decouverte', name: words.fr, description: '', images: 1, price: 0, pricePerImage: 0 },
  ...{ recommended: false, lock: null, words: { name: words, description: words } },
}
const paid: Package = { ...first, id: 'pack_5', images: 5, price: 990, pricePerImage: 1.98 }
const photosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `p${index}`, url: '', thumbnailUrl: '', width: 900, height: 1200, verdicts: [] },
  }))

interface Step {
  lock?: Package['lock']
  photos?: number
  mayFallShort?: boolean
}

function drawStep({ lock = null, photos = 15, mayFallShort = false }: Step, user = {}) {
  const her: Partial<User> = { emailVerified: lock === null, ...user }
  return drawKnowing(
    <PackageStep
      value={null}
      mayFallShort={mayFallShort}
      photos={photosOf(photos)}
      onChange={() => undefined}
      onAddPhotos={() => undefined}
    />,
    knowing(
      {
        [api.packages()]: { packages: [{ ...first, lock }, paid] },
      },
      her,
    ),
  )
}
const radios = (html: string) => html.match(/role="radio"/g)?.length

describe('her free first image, while her address is not confirmed', () => {
  const locked = () => drawStep({ lock: 'email_unverified' })
  it('is shown, and cannot be chosen', () => {
    expect(locked()).toContain('Première transformation')
    expect(radios(locked())).toBe(1)
  })
  it('has the field for the code in its place, made for six digits that a phone fills in', () => {
    expect(locked()).toContain('Code à 6 chiffres')
    expect(locked()).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i)
    // « 123 456 », pasted, is longer than its six digits.
    expect(locked()).not.toMatch(/maxlength/i)
    expect(locked()).toContain('camille@exemple.fr')
    expect(locked()).toContain('Renvoyer l’e-mail')
  })
  it('names the address she moves to, which may also be given up', () => {
    const html = drawStep({ lock: 'email_unverified' }, { pendingEmail: 'lou@exemple.fr' })
    expect(html).toContain('lou@exemple.fr')
    expect(html).toContain('Garder l’ancienne adresse')
  })
  it('once confirmed, is one to choose', () => {
    expect(radios(drawStep({}))).toBe(2)
    expect(drawStep({})).not.toContain('Code à 6 chiffres')
  })
})

describe('before she chooses how many images', () => {
  const SAID = 'il pourrait manquer des images'
  it('she is told that some may be missing where few of her photos carry the style', () => {
    expect(drawStep({ mayFallShort: true })).toContain(SAID)
    expect(drawStep({})).not.toContain(SAID)
  })
})

describe('with fewer photos than a paid package takes', () => {
  it.each([
    { photos: 1, says: 'Il manque 14 photos pour les packages payants' },
    { photos: 14, says: 'Il manque 1 photo pour les packages payants' },
  ])('she is told how many are missing, and led back to them: $says', ({ photos, says }) => {
    expect(drawStep({ photos })).toContain(says)
    expect(drawStep({ photos })).toMatch(/<button[^>]*>Ajouter des photos<\/button>/)
    expect(drawStep({ photos }).match(/data-disabled=""/g)).toHaveLength(1)
  })
  it('with fifteen there is nothing to say', () => expect(drawStep({})).not.toContain('Il manque'))
})
