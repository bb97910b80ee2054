import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FAL_NAMES, falConfig } from './fal-choice.ts'

const names = z.object(FAL_NAMES)
const read = (told: Record<string, string>) => falConfig(names.parse({ FAL_KEY: 'a-key', ...told }), 30_000)

describe('what an operator tells of fal', () => {
  it('is a key; the rest has its usual value', () =>
    expect(read({})).toEqual({
      key: 'a-key',
      queueUrl: 'https://queue.fal.run',
      restUrl: 'https://rest.fal.ai',
      platformUrl: 'https://api.fal.ai/v1',
      trainerEndpoint: 'fal-ai/flux-lora-fast-training',
      learnedEndpoint: 'fal-ai/flux-lora',
      editEndpoint: 'fal-ai/flux-pro/kontext',
      steps: 1000,
      keepSeconds: 32 * 86_400,
      unlistedMs: 60_000,
      callMs: 30_000,
    }))

  it('without a key is refused, in words that name it', () =>
    expect(() => falConfig(names.parse({}), 30_000)).toThrow('FAL_KEY'))

  it('may end an address with a slash', () =>
    expect(read({ FAL_QUEUE_URL: 'http://localhost:1/queue/' }).queueUrl).toBe('http://localhost:1/queue'))

  it.each([
    ['FAL_STEPS', '0', '1'],
    ['FAL_STEPS', '10001', '10000'],
    ['FAL_KEEP_DAYS', '0', '0.5'],
    ['FAL_KEEP_DAYS', '41', '40'],
    ['FAL_UNLISTED_SECONDS', '-1', '0'],
    ['FAL_UNLISTED_SECONDS', '3601', '3600'],
    ['FAL_TRAINER', 'flux', 'fal-ai/flux'],
    ['FAL_LEARNED_MODEL', 'fal-ai/../flux', 'fal-ai/flux-lora'],
    ['FAL_EDIT_MODEL', 'fal-ai/flux?x', 'fal-ai/flux-pro/kontext/max'],
    ['FAL_REST_URL', 'ftp://fal', 'http://fal'],
  ])('%s cannot be %s, but %s', (name, wrong, right) => {
    expect(names.safeParse({ [name]: wrong }).success).toBe(false)
    expect(names.safeParse({ [name]: right }).success).toBe(true)
  })
})
