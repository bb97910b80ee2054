import { z } from 'zod'
import { invalid } from './replicate-refusal.ts'

/** The inputs of the models that this server runs: another name, or another type, is refused. */
const address = z.url({ protocol: /^https?$/ })
const seed = z.int().min(0).optional()
const outputFormat = z.enum(['webp', 'jpg', 'png']).optional()

const training = z.strictObject({
  input_images: address,
  trigger_word: z.string().optional(),
  autocaption: z.boolean().optional(),
  autocaption_prefix: z.string().optional(),
  autocaption_suffix: z.string().optional(),
  steps: z.int().min(3).max(6000).optional(),
  learning_rate: z.number().optional(),
  batch_size: z.int().optional(),
  resolution: z.string().optional(),
  lora_rank: z.int().min(1).max(128).optional(),
  caption_dropout_rate: z.number().min(0).max(1).optional(),
  optimizer: z.string().optional(),
  cache_latents_to_disk: z.boolean().optional(),
  gradient_checkpointing: z.boolean().optional(),
})

const side = z.int().min(256).max(1440).optional()
const learned = z.strictObject({
  prompt: z.string(),
  ...{ seed, width: side, height: side, output_format: outputFormat },
  aspect_ratio: z.string().optional(),
  model: z.enum(['dev', 'schnell']).optional(),
  num_outputs: z.int().min(1).max(4).optional(),
  num_inference_steps: z.int().min(1).max(50).optional(),
  guidance_scale: z.number().min(0).max(10).optional(),
  output_quality: z.int().min(0).max(100).optional(),
  lora_scale: z.number().min(-1).max(3).optional(),
  go_fast: z.boolean().optional(),
  disable_safety_checker: z.boolean().optional(),
})

const edit = z.strictObject({
  prompt: z.string(),
  input_image: address.optional(),
  ...{ seed, output_format: outputFormat },
  aspect_ratio: z.string().optional(),
  prompt_upsampling: z.boolean().optional(),
  safety_tolerance: z.int().min(0).max(6).optional(),
})

const INPUTS = { training, learned, edit }

/** @throws ReplicateRefusal 422 */
export const readInput = (of: keyof typeof INPUTS, input: unknown): Record<string, unknown> =>
  readOrRefuse<Record<string, unknown>>(INPUTS[of], input, 'input')

const events = z.array(z.enum(['start', 'output', 'logs', 'completed'])).optional()
const webhook = address.optional()
const asked = { input: z.record(z.string(), z.unknown()), webhook, webhook_events_filter: events }

/** The bodies of its calls. */
export const bodies = {
  model: z.looseObject({
    ...{ owner: z.string(), name: z.string().regex(/^[a-z0-9._-]+$/), hardware: z.string() },
    visibility: z.enum(['public', 'private']),
  }),
  training: z.looseObject({ destination: z.string().regex(/^[^/]+\/[^/]+$/), ...asked }),
  prediction: z.looseObject({ version: z.string(), ...asked }),
  modelPrediction: z.looseObject(asked),
}

/** @throws ReplicateRefusal 422 that names each wrong field, below `root` */
export function readOrRefuse<Shape>(shape: z.ZodType<Shape>, body: unknown, root = ''): Shape {
  const read = shape.safeParse(body)
  if (read.success) return read.data
  throw invalid(
    read.error.issues.flatMap((issue) => {
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [[...issue.path].join('.')]
      return names.map((name) => ({
        field: [root, name].filter((part) => part !== '').join('.'),
        description:
          issue.code === 'unrecognized_keys' ? 'Additional property is not allowed' : issue.message,
      }))
    }),
  )
}
