import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { ProfileForm } from './profile-form.tsx'

const draw = (user = {}) => drawForTest(<ProfileForm onDone={() => {}} />, { user })

describe('the profile form has the fields of spec §2', () => {
  it('her first name, required', () => expect(draw()).toMatch(/Prénom<\/label><input[^>]* required=""/))
  it('her name', () => expect(draw()).toContain('Nom</label>'))
  it('her address, required and of type email', () => {
    expect(draw()).toMatch(/Email<\/label><input[^>]* type="email"/)
    expect(draw()).toMatch(/Email<\/label><input[^>]* required=""/)
  })
  it('her telephone, optional', () => expect(draw()).toContain('Téléphone (optionnel)</label>'))
})

describe('the gender is shown, never changed', () => {
  it('when she said it', () =>
    expect(draw({ gender: 'femme' })).toMatch(/Genre<\/label><input[^>]* readOnly=""[^>]* value="Femme"/))
  it('when she did not', () => expect(draw({ gender: null })).toContain('value="Non défini"'))
})

describe('the buttons', () => {
  it('Annuler', () => expect(draw()).toContain('Annuler</button>'))
  it('Sauvegarder', () => expect(draw()).toContain('Sauvegarder</button>'))
})
