import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { ProfileForm } from './profile-form.tsx'

const draw = (user = {}) => drawForTest(<ProfileForm onDone={() => {}} />, { user })

describe('the profile form has the fields of a person', () => {
  // spec: 2.49
  it('her first name, required', () => expect(draw()).toMatch(/Prénom<\/label><input[^>]* required=""/))
  // spec: 2.50
  it('her name', () => expect(draw()).toContain('Nom</label>'))
  // spec: 2.51, 5.24
  it('her address, required and of type email', () => {
    expect(draw()).toMatch(/Email<\/label><input[^>]* type="email"/)
    expect(draw()).toMatch(/Email<\/label><input[^>]* required=""/)
  })
  // spec: 2.54
  it('her telephone, optional', () => expect(draw()).toContain('Téléphone (optionnel)</label>'))
})

describe('the gender is shown, never changed', () => {
  // spec: 2.52
  it('when she said it', () =>
    expect(draw({ gender: 'femme' })).toMatch(/Genre<\/label><input[^>]* readOnly=""[^>]* value="Femme"/))
  // spec: 2.53
  it('when she did not', () => expect(draw({ gender: null })).toContain('value="Non défini"'))
})

describe('the buttons', () => {
  // spec: 2.55
  it('Annuler', () => expect(draw()).toContain('Annuler</button>'))
  // spec: 2.56
  it('Sauvegarder', () => expect(draw()).toContain('Sauvegarder</button>'))
})
