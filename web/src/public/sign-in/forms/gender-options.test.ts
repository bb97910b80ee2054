import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { expect, it } from 'vitest'
import { genderOptions } from './gender-options.ts'

// spec: 5.9
it('the form offers to say nothing first, then Femme, Homme, Autre', () =>
  expect(genderOptions(createTexts('fr', fr).t)).toEqual([
    { value: '', label: 'Je préfère ne pas préciser' },
    { value: 'femme', label: 'Femme' },
    { value: 'homme', label: 'Homme' },
    { value: 'autre', label: 'Autre' },
  ]))
