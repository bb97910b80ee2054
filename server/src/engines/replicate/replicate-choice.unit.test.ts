import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { termsOf } from '../hosted/hosted-terms.ts'
import { REPLICATE_NAMES, replicateConfig } from './replicate-choice.ts'

const told = { REPLICATE_API_TOKEN: 'r8_x', REPLICATE_OWNER: 'maison' }
const read = (more: object) => z.object(REPLICATE_NAMES).safeParse({ ...told, ...more })

describe('what Replicate is told', () => {
  it('is a token and an account; the rest has defaults', () => {
    expect(replicateConfig(told, 30_000)).toEqual({
      ...{ token: 'r8_x', owner: 'maison', callMs: 30_000, webhookSecret: null, steps: 1000 },
      ...{ apiUrl: 'https://api.replicate.com/v1', hardware: 'gpu-h100' },
      ...{ editModel: 'black-forest-labs/flux-kontext-pro' },
      trainer: expect.stringMatching(/^ostris\/flux-dev-lora-trainer:[0-9a-f]{64}$/),
    })
  })
  it.each([
    [{}, 'REPLICATE_API_TOKEN, REPLICATE_OWNER'],
    [{ REPLICATE_API_TOKEN: 'r8_x' }, 'REPLICATE_OWNER'],
    [{ REPLICATE_OWNER: 'maison' }, 'REPLICATE_API_TOKEN'],
  ])('%j is not enough: it needs %s', (some, missing) => {
    expect(() => replicateConfig(some, 1)).toThrow(new Error(`pictures by Replicate also need: ${missing}`))
  })
  it.each([
    { REPLICATE_TRAINER: 'ostris/flux-dev-lora-trainer' },
    { REPLICATE_EDIT_MODEL: 'flux-kontext-pro' },
    { REPLICATE_OWNER: 'the house' },
    { REPLICATE_WEBHOOK_SECRET: 'secret' },
    { REPLICATE_API_URL: 'ftp://replicate' },
    { REPLICATE_STEPS: '2' },
    { REPLICATE_STEPS: '6001' },
  ])('%j is refused', (wrong) => {
    expect(read(wrong).success).toBe(false)
  })
  it.each([3, 6000])('learns in %i steps', (steps) => {
    expect(replicateConfig({ ...told, REPLICATE_STEPS: String(steps) }, 1).steps).toBe(steps)
  })
  it('costs what its price list says, unless something else was agreed', () => {
    const usual = termsOf('REPLICATE', read({}).data!)
    expect(usual.prices).toEqual({ training: 200_000, learned: 3000, edit: 4000 })
    expect(usual.limits).toEqual({ call: 30_000, training: 45 * 60_000, picture: 5 * 60_000 })
    expect(termsOf('REPLICATE', read({ REPLICATE_EDIT_CENTS: '8' }).data!).prices.edit).toBe(8000)
  })
})
