import { describe, expect, it } from 'vitest'
import { typoEn, typoFr } from './typo.ts'

/** U+202F is shown as `_`, U+00A0 as `~`, so that the eye sees them. */
const visible = (sentence: string) => sentence.replaceAll('\u202f', '_').replaceAll('\u00a0', '~')

describe('French sentences leave with the spaces of the Imprimerie nationale', () => {
  it.each([
    { written: 'Un souci ?', printed: 'Un souci_?' },
    { written: 'Bravo !', printed: 'Bravo_!' },
    { written: 'Ici ; là', printed: 'Ici_; là' },
    { written: 'Ici; là', printed: 'Ici_; là' },
    { written: 'Vraiment ?!', printed: 'Vraiment_?!' },
    { written: 'Deux choix : un, deux', printed: 'Deux choix~: un, deux' },
    { written: 'Nom :', printed: 'Nom~:' },
    { written: 'le « oui » franc', printed: 'le «~oui~» franc' },
    { written: 'le «oui» franc', printed: 'le «~oui~» franc' },
    { written: '« Prête ? »', printed: '«~Prête_?~»' },
    { written: '24,90 €', printed: '24,90~€' },
    { written: '98 % de réussite', printed: '98_% de réussite' },
    { written: 'dans 24 h', printed: 'dans 24~h' },
    { written: 'pendant {{seconds}} s', printed: 'pendant {{seconds}}~s' },
    { written: '10 000 femmes, 1 000 000 images', printed: '10_000 femmes, 1_000_000 images' },
    { written: 'le 2026 au plus, 15 photos', printed: 'le 2026 au plus, 15 photos' },
    { written: '20 Mo au plus', printed: '20~Mo au plus' },
    { written: "l'été d'avant", printed: 'l’été d’avant' },
  ])('$written', ({ written, printed }) => {
    expect(visible(typoFr(written))).toBe(printed)
  })

  it.each([
    { written: 'https://ondee.example/?a=1', why: 'an address' },
    { written: '{{count}} images', why: 'a hole to fill' },
    { written: '16:30', why: 'a time' },
    { written: '4242 4242 4242 4242', why: 'the number of a card' },
    { written: '{{count}} secondes', why: 'a unit written out' },
    { written: 'a;b', why: 'a list without spaces' },
  ])('$why is left alone', ({ written }) => {
    expect(typoFr(written)).toBe(written)
  })

  it('printing what is printed changes nothing', () => {
    const once = typoFr("« Prête ? » Oui : 98 % et 9,90 € en 24 h ; l'été !")
    expect(typoFr(once)).toBe(once)
  })
})

it('English only has its apostrophes curled', () => {
  expect(typoEn("It's here: 98% off!")).toBe('It’s here: 98% off!')
})
