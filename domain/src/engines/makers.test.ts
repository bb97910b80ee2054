import { describe, expect, it } from 'vitest'
import { isHosted, lacksPhotoConsent, MAKER_NAMES, makersOf, sendsPhotos, usualWait } from './makers.ts'

describe('her photos leave the house', () => {
  it('for two services, and for a name nobody knows', () => {
    expect(MAKER_NAMES.filter(sendsPhotos)).toEqual(['replicate', 'fal'])
    expect(sendsPhotos('unheard')).toBe(true)
    expect(sendsPhotos('toString')).toBe(true)
  })
  it.each([
    { name: 'hair', photosTo: [], lacks: false },
    { name: 'comfyui', photosTo: [], lacks: false },
    { name: 'replicate', photosTo: [], lacks: true },
    { name: 'replicate', photosTo: ['fal'], lacks: true },
    { name: 'replicate', photosTo: ['replicate'], lacks: false },
    { name: 'unheard', photosTo: ['replicate', 'fal'], lacks: true },
  ])('to $name, agreed to $photosTo: consent is missing $lacks', ({ name, photosTo, lacks }) =>
    expect(lacksPhotoConsent(name, photosTo)).toBe(lacks),
  )
})

describe('how long images usually take', () => {
  it.each([
    { names: [], wait: 'minutes' },
    { names: ['hair', 'comfyui'], wait: 'minutes' },
    { names: ['hair', 'fal'], wait: 'hour' },
    { names: ['replicate'], wait: 'hour' },
    { names: ['unheard'], wait: 'hour' },
  ])('by $names: $wait', ({ names, wait }) => expect(usualWait(names)).toBe(wait))
})

it('one of whom people are told nothing makes no images', () => {
  expect(makersOf(['fal', 'hair'])).toEqual(['fal', 'hair'])
  expect(() => makersOf(['hair', 'unheard'])).toThrow('unheard')
})

it('others than our own engine are waited for', () =>
  expect(MAKER_NAMES.filter(isHosted)).toEqual(['replicate', 'fal', 'comfyui']))
