import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { failureWords } from './failure-words.ts'

const { t } = createTexts('fr', fr)
const said = (error: Error | null) => failureWords('accounts.statsFailure', error, t)
const SAFE = 'Vos compteurs n’ont pas pu être affichés. Vos images et vos achats sont en sécurité.'

describe('what could not be fetched is said', () => {
  it('with what is safe', () => expect(said(new Error('a bug'))).toBe(SAFE))
  it('with what the server said', () =>
    expect(said(new ApiError({ status: 503, code: 'unavailable', sentence: 'Un instant.' }))).toBe(
      `${SAFE} Un instant.`,
    ))
  it('with her connection, when nothing came back', () =>
    expect(said(new ApiError({ status: 0, code: null, sentence: '' }))).toContain('Connexion interrompue.'))
  it('never with a status', () =>
    expect(said(new ApiError({ status: 500, code: null, sentence: '', message: '500: Internal' }))).toBe(
      SAFE,
    ))
})
