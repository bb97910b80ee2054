import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import { api, art } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { seenPreviewQuery } from '../../preview/seen-preview.ts'
import { drawKnowing, knowing } from '../../testing/draw-knowing.tsx'
import { PaymentStep } from './payment-step.tsx'

const words = (word: string) => ({ fr: word, en: word })
const pack = (id: string, images: number, price: number) => ({
  ...{ id, name: id, description: '', images, price, pricePerImage: 1, recommended: false, lock: null },
  words: { name: words(id), description: words('') },
})
const STYLE = {
  ...{ id: 'pixie', label: 'Pixie', description: '', toneCode: '6.1', toneLabel: '', length: 'court' },
  ...{ texture: 'lisse', fringe: 'aucune', up: false, maker: 'hair' },
  words: { label: words('Pixie'), description: words(''), toneLabel: words('glacé') },
}
const draft: Draft = {
  ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', name: 'Été', uploadedImages: [], step: 4 },
  ...{
    baseStyle: 'pixie',
    tone: null,
    packageType: 'pack_5',
    updatedAt: '2026-11-18T09:30:00.000Z',
    hints: [],
  },
}
const free = { create: () => undefined, isPending: false, error: null, reset: () => undefined }

function draw(
  userType: 'client' | 'pro',
  packages: unknown[],
  { maker = 'hair', tone = null, seen }: { maker?: Maker; tone?: Draft['tone']; seen?: string } = {},
): string {
  const answers = { [api.baseStyles()]: { styles: [{ ...STYLE, maker }] }, [api.packages()]: { packages } }
  const client = knowing(answers, { userType })
  if (seen) client.setQueryData(seenPreviewQuery('pixie', tone).queryKey, seen)
  return drawKnowing(
    <PaymentStep
      {...{ free }}
      draft={{ ...draft, tone }}
      onBusy={() => undefined}
      onPaid={() => undefined}
      onChangePackage={() => undefined}
      onImpossible={() => undefined}
    />,
    client,
  )
}
const PAID = pack('pack_5', 5, 990)
const TEST = pack('pro_test', 5, 0)
const checked = (html: string) => /role="radio"[^>]*aria-checked="true"[^>]*>.*?<\/span>/s.exec(html)?.[0]

describe('right before the button that obliges to pay', () => {
  const read = (html: string) => html.replaceAll(/<[^>]+>|\s/g, ' ').replaceAll(/ +/g, ' ')

  it.each([
    { tone: null, said: '6.1 glacé', what: 'the style’s own' },
    { tone: '4.3', said: '4.3 châtain doré', what: 'the one she chose' },
  ] as const)('the tone is said in the order and once more: $what', ({ tone, said }) => {
    const html = read(draw('client', [PAID], { tone }))
    expect(html).toContain(`5 images ${said} Total TTC`)
    expect(html).toContain(`Pixie, ${said}, 5 images`)
  })

  it('stand what is bought, when it comes and what it costs in all (L2)', () => {
    const html = read(draw('client', [PAID]))
    expect(html).toMatch(
      /Pixie, 6.1 glacé, 5 images Total TTC 9,90 € Livraison : en général en quelques minutes, 24 h au plus Payer 9,90 € \(commande avec obligation de paiement\)/,
    )
  })
})

describe('the style in her order', () => {
  const src = (html: string) => /<img src="([^"]+)"/.exec(html)?.[1]

  it('is the preview she saw of it on her own photo', () =>
    expect(src(draw('client', [PAID], { seen: '/seen.jpg', tone: '4.3' }))).toBe('/seen.jpg'))
  it('is drawn where she saw none', () => expect(src(draw('client', [PAID]))).toBe(art.style('pixie')))
})

describe('who makes it decides', () => {
  it.each([
    { maker: 'hair', wait: 'en quelques minutes', boxes: 2 },
    { maker: 'comfyui', wait: 'en quelques minutes', boxes: 2 },
    { maker: 'replicate', wait: 'en moins d’une heure', boxes: 3 },
    { maker: 'fal', wait: 'en moins d’une heure', boxes: 3 },
  ] as const)('how long she waits, and what she agrees to: $maker, $wait, $boxes boxes', (made) => {
    const html = draw('client', [PAID], made)
    expect(html.match(/type="checkbox"/g)).toHaveLength(made.boxes)
    expect(html).toContain(made.wait)
  })
})

describe('how she pays', () => {
  // spec: 2.87, 4.22, 6.5
  it('a professional chooses between her card and her free test, card by default', () => {
    const html = draw('pro', [PAID, TEST])
    expect(html).toContain('Carte bancaire')
    expect(html).toContain('Test gratuit')
    expect(html).toContain('Votre carte')
    expect(checked(html)).toContain('Carte bancaire')
  })
  // spec: 4.23
  it('who is no professional sees her card only', () => {
    const html = draw('client', [PAID, TEST])
    expect(html).toContain('Votre carte')
    expect(html).not.toContain('Test gratuit')
  })
  it('nor does a professional choose once her test is used up', () =>
    expect(draw('pro', [PAID])).not.toContain('Test gratuit'))
})
