import { expect, it } from 'vitest'
import { en } from './en/en.ts'
import { fr } from './fr/fr.ts'

// Closed on 20 July 2025 (regulation 2024/3228): a link to it misleads whoever has a complaint.
it.each(Object.entries({ fr, en }))(
  'no sentence in %s leads to the closed European platform (L7)',
  (_, texts) =>
    expect(JSON.stringify(texts)).not.toMatch(
      /ec\.europa\.eu\/(?:consumers\/)?odr|online dispute resolution|\bRLL\b/i,
    ),
)
