import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { causeSentence, creationSentence, initSentence } from './payment-sentence.ts'

const { t } = createTexts('fr', fr)
const refused = (sentence: string) => new ApiError({ status: 503, code: 'unavailable', sentence })
const cut = new ApiError({ status: 0, code: null, sentence: '' })

describe('a payment that could not be prepared', () => {
  // spec: 8.42
  it('« Erreur lors de l’initialisation du paiement »', () =>
    expect(initSentence(refused(''), t)).toBe('Erreur lors de l’initialisation du paiement'))
  // spec: 8.42
  it('with what the server said of it', () =>
    expect(initSentence(refused('Un instant.'), t)).toBe(
      'Erreur lors de l’initialisation du paiement. Un instant.',
    ))
  // spec: 8.43
  it('« Erreur réseau lors de l’initialisation du paiement », when nothing came back', () =>
    expect(initSentence(cut, t)).toBe('Erreur réseau lors de l’initialisation du paiement'))
})

describe('a payment that failed on the way', () => {
  it('says what the server said', () => expect(causeSentence(refused('Un instant.'), t)).toBe('Un instant.'))
  // spec: 8.47
  it('« Erreur inconnue », when nobody knows', () => {
    expect(causeSentence(new Error('a bug'), t)).toBe('Erreur inconnue')
    expect(causeSentence(refused(''), t)).toBe('Erreur inconnue')
  })
  it('her connection, when it was cut', () =>
    expect(causeSentence(cut, t)).toContain('Connexion interrompue'))
})

describe('a free transformation that could not be created', () => {
  // spec: 8.41
  it('« Erreur lors du test gratuit », for a professional', () =>
    expect(creationSentence(new Error('a bug'), 'pro_test', t)).toBe('Erreur lors du test gratuit'))
  // spec: 8.40
  it('« Erreur création session », for anyone else', () =>
    expect(creationSentence(new Error('a bug'), 'decouverte', t)).toBe('Erreur création session'))
  // spec: 8.40
  it('with what the server said, when it said something', () =>
    expect(creationSentence(refused('Un instant.'), 'decouverte', t)).toBe(
      'Erreur création session. Un instant.',
    ))
})
