import { describe, expect, it } from 'vitest'
import { createTexts } from './create-texts.ts'
import { fr } from './fr/fr.ts'
import type { Texts } from './texts.ts'

const { t } = createTexts('fr', fr)
const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
const said = (key: keyof Texts['toasts'], values: Record<string, string | number | undefined>) =>
  plain(`${t(`toasts.${key}.title`, values)} | ${t(`toasts.${key}.description`, values)}`)

describe('a notification says what is true now', () => {
  it.each([
    { key: 'welcome', values: { firstName: 'Camille' }, says: 'Bienvenue, Camille ! | Votre espace beauté' },
    { key: 'profileUpdated', values: {}, says: 'Profil mis à jour | ' },
    { key: 'imageUpdated', values: {}, says: 'Portrait mis à jour | ' },
    {
      key: 'transformationCreated',
      values: { name: 'Cuivré' },
      says: 'Transformation créée | « Cuivré » est',
    },
    {
      key: 'generationStarted',
      values: { usualWait: 'en quelques minutes' },
      says: 'Génération lancée | Vos images arrivent en général en quelques minutes.',
    },
    { key: 'generationCompleted', values: { count: 20 }, says: 'est prête | 20 images à découvrir.' },
    { key: 'uploadSuccess', values: { count: 15 }, says: 'Photos ajoutées | 15 photos ajoutées.' },
    { key: 'uploadMin', values: { count: 8 }, says: 'Photos manquantes | Ajoutez encore 8 photos.' },
    { key: 'uploadMax', values: { max: 15 }, says: 'Trop de photos | 15 photos au maximum par envoi.' },
    { key: 'uploadError', values: { count: 2 }, says: 'Problème de téléchargement | 2 photos non envoyées.' },
    { key: 'saved', values: {}, says: 'Enregistré | ' },
    {
      key: 'creditsAdded',
      values: { count: 10, balance: 12 },
      says: '10 crédits de plus. Nouveau solde : 12.',
    },
    {
      key: 'insufficientCredits',
      values: { needed: 5, available: 2 },
      says: 'faut 5 crédits, vous en avez 2.',
    },
    // spec: 1.8, 4.32, 5.15, 8.14, 8.21, 8.29, 8.33
  ] as const)('$key: $says', ({ key, values, says }) => expect(said(key, values)).toContain(says))
})
