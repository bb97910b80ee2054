import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import type { CarriedStyles } from '@app/domain/preview/preview-api.ts'
import { api } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { ButtonProps } from '../../ui/button.tsx'
import type { PaymentStepProps } from '../payment/step/payment-step.tsx'
import { carriedStyleQuery, carriedStylesQuery } from '../preview/use-carried-styles.ts'
import { drawKnowing, knowing } from '../testing/draw-knowing.tsx'
import { Wizard } from './wizard.tsx'

const { open, free, drawn } = vi.hoisted(() => ({
  open: { draft: {} as Draft, step: 1 as WizardStep, change: vi.fn(), goTo: vi.fn() },
  free: { create: vi.fn(), isPending: false, error: null, reset: vi.fn() },
  drawn: {
    buttons: [] as ButtonProps[],
    leadBack: null as ((error: ApiError) => void) | null,
    changePackage: null as (() => void) | null,
  },
}))
vi.mock('./use-wizard.ts', () => ({ useWizard: () => ({ open, error: null, retry: () => undefined }) }))
vi.mock('../payment/step/free-creation.ts', () => ({ useFreeCreation: () => free }))
// A sheet is drawn by the browser alone: here, only what stands in it.
vi.mock('../../ui/dialogs/sheet.tsx', () => ({
  Sheet: ({ title, footer, children }: { title: string; footer: ReactNode; children: ReactNode }) => (
    <section aria-label={title}>
      {children}
      <footer>{footer}</footer>
    </section>
  ),
}))
vi.mock('../../ui/button.tsx', async (original) => {
  const { Button, ...others } = await original<typeof import('../../ui/button.tsx')>()
  return {
    ...others,
    Button: (props: ButtonProps) => {
      drawn.buttons.push(props)
      return Button(props)
    },
  }
})
vi.mock('../photos/photos-step.tsx', () => ({ PhotosStep: () => 'Photos' }))
vi.mock('../payment/step/payment-step.tsx', () => ({
  PaymentStep: ({ onImpossible, onChangePackage }: PaymentStepProps) => {
    drawn.leadBack = onImpossible
    drawn.changePackage = onChangePackage
    return 'Payer'
  },
}))
afterEach(() => void vi.clearAllMocks())

const words = { fr: 'Pixie', en: 'Pixie' }
const STYLE = {
  ...{ id: 'pixie', label: 'Pixie', description: '', toneCode: '6.1', toneLabel: '', length: 'court' },
  ...{ texture: 'lisse', fringe: 'aucune', up: false, maker: 'hair' },
  words: { label: words, description: words, toneLabel: words },
}
const PACKAGES = (['decouverte', 'pro_test', 'pack_5'] as const).map((id) => ({
  ...{ id, name: id, description: '', images: 5, price: 990, pricePerImage: 1.98, recommended: false },
  ...{ lock: null, words: { name: words, description: words } },
}))
const PHOTOS = Array.from({ length: 15 }, (_, index) => ({
  ...{ id: `p${index}`, url: '', thumbnailUrl: '', width: 1200, height: 1500, verdicts: [] },
}))

function drawAt(
  step: WizardStep,
  packageType: Draft['packageType'] = 'pack_5',
  maker: Maker = 'hair',
  carried: CarriedStyles | null = { impossible: [], depths: [], few: [] },
  ofAll?: CarriedStyles,
): string {
  open.step = step
  open.draft = {
    ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', name: 'Été', uploadedImages: PHOTOS, step },
    ...{ baseStyle: 'pixie', tone: null, packageType, updatedAt: '2026-11-18T09:30:00.000Z', hints: [] },
  }
  drawn.buttons = []
  const client = knowing({
    [api.baseStyles()]: { styles: [{ ...STYLE, maker }] },
    [api.packages()]: { packages: PACKAGES },
    [api.photoDeclaration()]: { declaration: null },
  })
  const chosen = { style: 'pixie', tone: null, photos: PHOTOS.map(({ id }) => id) } as const
  if (carried) client.setQueryData(carriedStyleQuery(chosen).queryKey, carried)
  if (ofAll) client.setQueryData(carriedStylesQuery.queryKey, ofAll)
  return drawKnowing(<Wizard onClose={() => undefined} onCreated={() => undefined} />, client)
}
const footerOf = (html: string) => /<footer>(.*)<\/footer>/s.exec(html)?.[1]

/** Presses the button of this name, wherever it stands. */
function press(name: string): void {
  const found = drawn.buttons.find(({ children }) => [children].flat().includes(name))
  if (!found || found.disabled) throw new Error(`« ${name} » cannot be pressed`)
  found.onClick?.({} as Parameters<NonNullable<ButtonProps['onClick']>>[0])
}

describe('« Nouvelle génération »', () => {
  // spec: 2.77, 2.83
  it.each([1, 2, 3] as const)('step %s has its navigation', (step) => {
    const html = drawAt(step)
    expect(html).toContain('aria-label="Nouvelle génération"')
    expect(footerOf(html)).toMatch(/<button.*Retour<\/button>.*<button.*Suivant.*<\/button>/s)
  })
  // spec: 2.83, 4.16
  it('step 4 hides it', () => {
    const html = drawAt(4)
    expect(html).toContain('Payer')
    expect(footerOf(html)).toBe('')
    expect(html).not.toContain('Suivant')
  })
  it.each([
    { step: 2, before: 1 },
    { step: 3, before: 2 },
    // spec: 4.15
  ] as const)('Retour leads from step $step to step $before', ({ step, before }) => {
    drawAt(step)
    press('Retour')
    expect(open.goTo).toHaveBeenCalledWith(before)
  })
  // spec: 4.15, 4.16
  it('step 4 has no Retour: its order leads back to step 3', () => {
    expect(drawAt(4)).not.toContain('Retour')
    drawn.changePackage?.()
    expect(open.goTo).toHaveBeenCalledWith(3)
  })
})

describe('the chosen style on her own photo', () => {
  it.each([
    { step: 2, maker: 'fal', isOffered: true },
    { step: 2, maker: 'comfyui', isOffered: true },
    // Our own engine shows it on its card.
    { step: 2, maker: 'hair', isOffered: false },
    { step: 3, maker: 'fal', isOffered: false },
  ] as const)('at step $step, made by $maker: offered $isOffered', ({ step, maker, isOffered }) =>
    expect(drawAt(step, 'pack_5', maker).includes('Me voir ainsi')).toBe(isOffered),
  )
})

describe('Suivant at step 3', () => {
  it.each(['pro_test', 'decouverte'] as const)(
    // spec: 4.21
    'creates at once with %s, instead of going to step 4',
    (type) => {
      drawAt(3, type)
      press('Suivant')
      expect(free.create).toHaveBeenCalledWith({
        name: 'Été',
        baseStyle: 'pixie',
        tone: null,
        packageType: type,
        photosTo: [],
      })
      expect(open.goTo).not.toHaveBeenCalled()
    },
  )
  it.each([
    { type: 'pro_test', maker: 'replicate', asked: true },
    { type: 'decouverte', maker: 'fal', asked: true },
    { type: 'decouverte', maker: 'comfyui', asked: false },
    { type: 'decouverte', maker: 'hair', asked: false },
    { type: 'pack_5', maker: 'replicate', asked: false },
  ] as const)('with $type by $maker, waits for her consent to send her photos: $asked', (wish) => {
    const html = drawAt(3, wish.type, wish.maker)
    expect(html.includes('name="photosTo"')).toBe(wish.asked)
    const focus = vi.fn()
    vi.stubGlobal('document', { getElementById: () => ({ focus }) })
    press('Suivant')
    vi.unstubAllGlobals()
    // It leads to the line that says so, and begins nothing.
    expect(focus).toHaveBeenCalledTimes(wish.asked ? 1 : 0)
    expect(free.create.mock.calls.length + open.goTo.mock.calls.length).toBe(wish.asked ? 0 : 1)
  })
  it('goes to step 4 with a package that is paid', () => {
    drawAt(3, 'pack_5')
    press('Suivant')
    expect(free.create).not.toHaveBeenCalled()
    expect(open.goTo).toHaveBeenCalledWith(4)
  })
  // spec: 2.93
  it('says « Démarrage de la génération... » while it is being created', () => {
    free.isPending = true
    expect(drawAt(3, 'pro_test')).toMatch(/role="status".*Démarrage de la génération\.\.\./s)
    free.isPending = false
    expect(drawAt(3, 'pro_test')).not.toContain('Démarrage')
  })
})

describe('whether her photos carry the style she chose', () => {
  const impossible = [{ style: 'pixie', reason: 'hidden' } as const]
  it.each([
    { step: 2, type: 'pack_5', waits: false },
    { step: 3, type: 'pack_5', waits: true },
    // Begun at once, by a server that asks the same.
    { step: 3, type: 'pro_test', waits: false },
  ] as const)('is known before she pays: at step $step with $type Suivant waits $waits', (wish) => {
    const html = drawAt(wish.step, wish.type, 'hair', null)
    expect(html.includes('Nous vérifions ce style sur vos photos')).toBe(wish.waits)
  })
  it('where they do not, step 2 says which style and why, and it has to be chosen anew', () => {
    const html = drawAt(2, 'pack_5', 'hair', { impossible, depths: [], few: [] })
    expect(html).toMatch(
      /role="alert".*Pixie. Pas possible sur ces photos. Vos cheveux cachent ce que ce style laisserait voir\./s,
    )
    expect(footerOf(html)).toContain('Choisissez un style')
    expect(footerOf(drawAt(2))).not.toContain('Pas possible')
  })
  const told = (few: CarriedStyles['few']): CarriedStyles => ({ impossible: [], depths: [], few })
  it.each([
    { what: 'nothing', ofIt: null, ofAll: undefined, says: false },
    { what: 'it alone', ofIt: told(['pixie']), ofAll: undefined, says: true },
    { what: 'it alone, which many carry', ofIt: told([]), ofAll: undefined, says: false },
    { what: 'all styles', ofIt: null, ofAll: told(['pixie']), says: true },
    // More photos were read for that.
    { what: 'all styles, otherwise', ofIt: told(['pixie']), ofAll: told([]), says: false },
    { what: 'all styles, of another', ofIt: null, ofAll: told(['carre_frange']), says: false },
  ])('that few carry it is said at step 3 as soon as it is told of $what: $says', ({ ofIt, ofAll, says }) => {
    const html = drawAt(3, 'pack_5', 'hair', ofIt, ofAll)
    expect(html.includes('il pourrait manquer des images')).toBe(says)
  })
})

it('a style that her photos turn out not to carry leads her back from paying to the styles', () => {
  drawAt(4)
  drawn.leadBack?.(new ApiError({ status: 409, code: 'style_impossible', sentence: 'Non.' }))
  expect(open.goTo).toHaveBeenCalledWith(2)
})
