import { z } from 'zod'
import { hostedChoice } from '../hosted/hosted-choice.ts'
import type { UsualTerms } from '../hosted/hosted-terms.ts'
import type { FalConfig } from './fal-service.ts'

const address = (usual: string) => z.url({ protocol: /^https?$/ }).default(usual)
/** Such as `fal-ai/flux-lora`: it becomes part of an address. */
const endpoint = (usual: string) =>
  z
    .string()
    .trim()
    .regex(/^\w[\w.-]*(\/\w[\w.-]*)+$/, 'expected the id of an endpoint, such as fal-ai/flux-lora')
    .default(usual)

/** What an operator is told by fal, and chooses there. */
export const FAL_NAMES = {
  /** Its scope is ADMIN, or fal deletes nothing when asked to, and may not tell what became of a lost answer. */
  FAL_KEY: z.string().trim().min(1).optional(),
  FAL_QUEUE_URL: address('https://queue.fal.run'),
  FAL_REST_URL: address('https://rest.fal.ai'),
  FAL_PLATFORM_URL: address('https://api.fal.ai/v1'),
  FAL_TRAINER: endpoint('fal-ai/flux-lora-fast-training'),
  FAL_LEARNED_MODEL: endpoint('fal-ai/flux-lora'),
  FAL_EDIT_MODEL: endpoint('fal-ai/flux-pro/kontext'),
  FAL_STEPS: z.coerce.number().int().min(1).max(10_000).default(1000),
  /** Two days longer than source photos are kept here. */
  FAL_KEEP_DAYS: z.coerce.number().positive().max(40).default(32),
  FAL_UNLISTED_SECONDS: z.coerce.number().min(0).max(3600).default(60),
}

/** Of the public price list: a training of about 1000 steps, and pictures of about a megapixel. */
export const FAL_USUAL_TERMS: UsualTerms = {
  ...{ trainingCents: 200, learnedCents: 4, editCents: 4 },
  ...{ trainingMinutes: 45, pictureMinutes: 5 },
}

const DAY_SECONDS = 24 * 60 * 60

/**
 * @param callMs milliseconds until one call is given up
 * @throws Error where the key is missing
 */
export function falConfig(told: z.infer<z.ZodObject<typeof FAL_NAMES>>, callMs: number): FalConfig {
  if (!told.FAL_KEY) throw new Error('pictures by fal also need: FAL_KEY')
  return {
    key: told.FAL_KEY,
    queueUrl: withoutSlash(told.FAL_QUEUE_URL),
    restUrl: withoutSlash(told.FAL_REST_URL),
    platformUrl: withoutSlash(told.FAL_PLATFORM_URL),
    trainerEndpoint: told.FAL_TRAINER,
    learnedEndpoint: told.FAL_LEARNED_MODEL,
    editEndpoint: told.FAL_EDIT_MODEL,
    steps: told.FAL_STEPS,
    unlistedMs: told.FAL_UNLISTED_SECONDS * 1000,
    keepSeconds: Math.round(told.FAL_KEEP_DAYS * DAY_SECONDS),
    callMs,
  }
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/** Its code is loaded only where it is used. */
export const fal = hostedChoice({
  ...{ name: 'fal', names: FAL_NAMES, usual: FAL_USUAL_TERMS, configure: falConfig },
  urlOf: ({ queueUrl }) => queueUrl,
  open: async (config) => new (await import('./fal-service.ts')).FalService(config),
})
