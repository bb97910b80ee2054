import { MAKER_NAMES } from '@app/domain/engines/makers.ts'
import { describe, expect, it } from 'vitest'
import { photoServiceOf, photosToOf } from './photo-consent.ts'

describe('who is asked about before photos are sent', () => {
  it('whoever photos leave the house for, and nobody else', () =>
    expect(MAKER_NAMES.filter((name) => photoServiceOf(name))).toEqual(['replicate', 'fal']))
  it.each([null, undefined])('nobody where it is not known who makes it: %s', (maker) =>
    expect(photoServiceOf(maker)).toBeNull(),
  )
})

describe('what is sent along with an order', () => {
  it.each([
    { service: 'replicate', given: 'replicate', sent: ['replicate'] },
    { service: 'replicate', given: null, sent: [] },
    // She agreed to one; meanwhile another would make it.
    { service: 'fal', given: 'replicate', sent: [] },
    // She agreed, then chose a style that our own engine makes.
    { service: null, given: 'replicate', sent: [] },
  ] as const)('made by $service, agreed to $given: $sent', ({ service, given, sent }) =>
    expect(photosToOf(service, given)).toEqual(sent),
  )
})
