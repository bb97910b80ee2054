import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { refusalWords } from './refusal-words.ts'

const t = createTexts('fr', fr).t
const refused = (code: ApiError['code'], sentence: string) => new ApiError({ status: 400, code, sentence })

describe('a refused sign-in', () => {
  // spec: 8.6
  it('never says which of address and password is wrong', () =>
    expect(refusalWords(t, 'login', refused('credentials_wrong', 'x'))).toEqual({
      title: 'Connexion impossible',
      description: 'Vérifiez vos identifiants et réessayez.',
    }))
  // spec: 8.54
  it('is said in English with the words of the page', () =>
    expect(
      refusalWords(createTexts('en', en).t, 'login', refused('credentials_wrong', 'x')).description,
    ).toBe('Invalid email/username or password'))
  it('says what the server said of anything else', () =>
    expect(refusalWords(t, 'login', refused('throttled', 'Trop de tentatives.')).description).toBe(
      'Trop de tentatives.',
    ))
})

describe('a refused registration', () => {
  // spec: 7.8, 8.7
  it('shows the sentence of the server', () =>
    expect(refusalWords(t, 'register', refused('account_exists', 'Un compte existe déjà.'))).toEqual({
      title: 'Un petit souci technique',
      description: 'Un compte existe déjà.',
    }))
  // spec: 8.8
  it('has words of its own when the server said nothing', () =>
    expect(refusalWords(t, 'register', refused(null, '')).description).toBe(
      'Nous rencontrons une difficulté temporaire.',
    ))
})

describe('a refused link or new password', () => {
  it('says what the server said', () =>
    expect(refusalWords(t, 'newPassword', refused('link_expired', 'Ce lien n’est plus valable.'))).toEqual({
      title: 'Votre mot de passe n’a pas changé',
      description: 'Ce lien n’est plus valable.',
    }))
  it('has words of its own when the server said nothing', () =>
    expect(refusalWords(t, 'passwordLink', refused(null, ''))).toEqual({
      title: 'Envoi impossible',
      description: 'L’e-mail n’a pas été envoyé. Réessayez dans quelques instants.',
    }))
})

// spec: 8.9
it('a cut connection is not her mistake', () =>
  expect(refusalWords(t, 'login', new ApiError({ status: 0, code: null, sentence: '' })).title).toBe(
    'Connexion interrompue',
  ))
