import { z } from 'zod'
import { hostedChoice } from '../hosted/hosted-choice.ts'
import { termNames, type UsualTerms } from '../hosted/hosted-terms.ts'
import type { ReplicateConfig } from './replicate-config.ts'

/** Of its public price list, and how long its jobs have taken, with room. */
export const REPLICATE_USUAL: UsualTerms = {
  ...{ trainingCents: 200, learnedCents: 3, editCents: 4 },
  ...{ trainingMinutes: 45, pictureMinutes: 5 },
}

/** A version of the trainer that others use as well: its makers publish new ones, which an operator may choose. */
const TRAINER =
  'ostris/flux-dev-lora-trainer:26dce37af90b9d997eeb970d92e47de3064d46c300504ae376c75bef6a9022d2'

const its = {
  REPLICATE_API_TOKEN: z.string().trim().min(1).optional(),
  REPLICATE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.replicate.com/v1'),
  /** The account, a person or an organization, that the learned models belong to. */
  REPLICATE_OWNER: z
    .string()
    .trim()
    .regex(/^[\w.-]+$/, 'expected the name of an account')
    .optional(),
  REPLICATE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_[\w+/=-]+$/, 'expected a secret that starts with whsec_')
    .optional(),
  REPLICATE_TRAINER: z
    .string()
    .trim()
    .regex(/^[\w.-]+\/[\w.-]+:[0-9a-f]{64}$/, 'expected owner/name:version')
    .default(TRAINER),
  REPLICATE_STEPS: z.coerce.number().int().min(3).max(6000).default(1000),
  REPLICATE_EDIT_MODEL: z
    .string()
    .trim()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'expected owner/name')
    .default('black-forest-labs/flux-kontext-pro'),
  REPLICATE_HARDWARE: z.string().trim().min(1).default('gpu-h100'),
}

/** What an operator takes from replicate.com, and what was agreed. */
export const REPLICATE_NAMES = { ...its, ...termNames('REPLICATE', REPLICATE_USUAL) }

/**
 * @param callMs milliseconds until one call is given up
 * @throws Error that names what is missing
 */
export function replicateConfig(told: Record<string, unknown>, callMs: number): ReplicateConfig {
  const read = z.object(its).parse(told)
  const { REPLICATE_API_TOKEN: token, REPLICATE_OWNER: owner } = read
  if (!token || !owner) {
    const missing = Object.entries({ REPLICATE_API_TOKEN: token, REPLICATE_OWNER: owner })
    const names = missing.flatMap(([name, value]) => (value ? [] : [name]))
    throw new Error(`pictures by Replicate also need: ${names.join(', ')}`)
  }
  return {
    ...{ token, owner, callMs },
    apiUrl: read.REPLICATE_API_URL,
    webhookSecret: read.REPLICATE_WEBHOOK_SECRET ?? null,
    trainer: read.REPLICATE_TRAINER,
    steps: read.REPLICATE_STEPS,
    editModel: read.REPLICATE_EDIT_MODEL,
    hardware: read.REPLICATE_HARDWARE,
  }
}

/** Its client is loaded only where it is used. */
export const replicate = hostedChoice({
  ...{ name: 'replicate', names: REPLICATE_NAMES, usual: REPLICATE_USUAL, configure: replicateConfig },
  urlOf: ({ apiUrl }) => apiUrl,
  open: async (config) => new (await import('./replicate-service.ts')).ReplicateService(config),
})
