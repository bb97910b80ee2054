import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { LeavingSection } from './leaving-section.tsx'

const draw = (language: 'fr' | 'en') => drawForTest(<DeletionForm onCancel={() => {}} />, { language })

it('deleting the account says what goes, what the law keeps, and asks for the password', () => {
  const form = draw('fr')
  expect(form).toContain('Vos photos, vos images, vos brouillons')
  expect(form).toContain('La loi nous demande de garder les montants payés')
  expect(form).toContain('type="password"')
})

it('the same in English', () => expect(draw('en')).toContain('The law requires us to keep the amounts paid'))

it('her data is one press away, and nothing is asked before she wants to leave', () => {
  const section = drawForTest(<LeavingSection />)
  expect(section).toContain('href="/api/user/export.zip"')
  expect(section).not.toContain('type="password"')
})
