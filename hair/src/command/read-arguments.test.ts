import { describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean))
const { recipe } = read('her.jpg --out after.jpg')

describe('the command line says what is made', () => {
  it('colours copper all over when nothing is said', () => {
    expect(recipe).toMatchObject({ photo: 'her.jpg', technique: 'colour', tone: '7.44', look: null, seed: 1 })
  })
  it('makes a style in its own technique, in the tone that is said', () => {
    expect(read('her.jpg --style balayage_doux --tone 5.6 --out a.jpg').recipe).toMatchObject({
      style: 'balayage_doux',
      technique: 'balayage',
      tone: '5.6',
    })
  })
  it('takes a tone with a name', () => {
    expect(read('her.jpg --tone pastel:rose --out a.jpg').recipe.tone).toBe('pastel:rose')
  })
  it('grows hair for a cut nobody can make of her own, and where it is asked for', () => {
    expect(read('her.jpg --style garconne --out a.jpg').recipe.technique).toBe('strands')
    expect(read('her.jpg --style pixie --grown --out a.jpg').recipe.technique).toBe('strands')
    expect(read('her.jpg --style long_lisse --out a.jpg').recipe.technique).toBe('gloss')
    expect(read('her.jpg --style long_lisse --grown --out a.jpg').recipe.technique).toBe('strands')
  })
  it('transplants a look', () => {
    expect(read('her.jpg --style pixie --look bob.jpg --tone 10.1 --out a.jpg').recipe).toMatchObject({
      technique: 'look',
      look: 'bob.jpg',
      tone: '10.1',
    })
  })
  it('takes where the colour lies, how strong it is, and the brows', () => {
    expect(read('her.jpg --where ombre --strength 0.5 --no-brows --out a.jpg').recipe.colour).toEqual({
      where: 'ombre',
      strength: 0.5,
      brows: false,
    })
  })
  it('measures unless told to be quick', () => {
    expect(read('her.jpg --out a.jpg').isQuick).toBe(false)
    expect(read('her.jpg --quick --out a.jpg').isQuick).toBe(true)
  })
})

describe('what cannot be understood is quoted, with what was expected', () => {
  it.each([
    ['her.jpg --tone bleu --out a.jpg', /tone like 7\.44.*got "bleu".*depth from 1 \(black\) to 10/],
    ['her.jpg --tone 11.1 --out a.jpg', /got "11\.1"/],
    ['her.jpg --style mulet --out a.jpg', /one of balayage_doux, .*got "mulet"/],
    [
      'her.jpg --style balayage_doux --grown --out a.jpg',
      /"balayage_doux" needs a picture that shows it: --look/,
    ],
    ['her.jpg --style toString --out a.jpg', /got "toString"/],
    ['her.jpg --where everywhere --out a.jpg', /one of allOver, .*for --where, got "everywhere"/],
    ['her.jpg --strength 0 --out a.jpg', /above 0 and up to 1, got "0"/],
    ['her.jpg --strength 1.1 --out a.jpg', /got "1\.1"/],
    ['her.jpg --seed -1 --out a.jpg', /--seed/],
    ['her.jpg --seed 1.5 --out a.jpg', /whole number for --seed, 0 or more, got "1\.5"/],
    ['her.jpg', /--out NAME\.jpg, got none/],
    ['her.jpg --out after.png', /ends in \.jpg for --out, got "after\.png"/],
    ['her.jpg --before b.png --out a.jpg', /for --before, got "b\.png"/],
    ['her.jpg --out ./her.jpg', /--out to be another file than the photo, got ".*her\.jpg" twice/],
    ['her.jpg --look bob.jpg --out bob.jpg', /--out to be another file than the look/],
    ['her.jpg --before a.jpg --out a.jpg', /--out to be another file than --before/],
    ['--out a.jpg', /a photo, got none/],
    ['her.jpg his.jpg --out a.jpg', /one photo, got 2: her\.jpg, his\.jpg/],
    ['her.jpg --stile pixie --out a.jpg', /Unknown option '--stile'.*Usage: npm run/],
  ])('%s', (line, message) => {
    expect(() => read(line)).toThrow(message)
  })
})
