import { z } from 'zod'
import { ASPECT_RATIOS, ratioOf } from '../../../engines/fal/fal-inputs.ts'
import { unzip } from '../../unzip.ts'
import type { LocalJob, LocalWish, Paint } from '../local-jobs.ts'
import type { InputFault } from './fal-answers.ts'
import type { FalFiles } from './fal-files.ts'

const format = z.enum(['jpeg', 'png']).default('jpeg')
const seed = z.number().int().nonnegative()

const training = z.object({
  images_data_url: z.url(),
  trigger_word: z.string().optional(),
  create_masks: z.boolean().default(true),
  steps: z.number().int().min(1).max(10_000).default(1000),
  is_style: z.boolean().default(false),
  is_input_format_already_preprocessed: z.boolean().default(false),
})
const learned = z.object({
  prompt: z.string(),
  loras: z.array(z.object({ path: z.string(), scale: z.number().min(0).max(4).default(1) })).default([]),
  image_size: z.object({
    width: z.number().int().positive().max(14_142),
    height: z.number().int().positive().max(14_142),
  }),
  num_images: z.number().int().min(1).max(4).default(1),
  output_format: format,
  enable_safety_checker: z.boolean().default(true),
  seed,
})
const edit = z.object({
  prompt: z.string(),
  image_url: z.url(),
  aspect_ratio: z.enum(ASPECT_RATIOS).default('1:1'),
  num_images: z.number().int().min(1).max(4).default(1),
  output_format: format,
  safety_tolerance: z.enum(['1', '2', '3', '4', '5', '6']).default('2'),
  seed,
})

/** The endpoints it has, and what each is sent. */
const MODELS = {
  'fal-ai/flux-lora-fast-training': { kind: 'training', input: training },
  'fal-ai/flux-lora': { kind: 'picture', input: learned },
  'fal-ai/flux-pro/kontext': { kind: 'picture', input: edit },
} as const satisfies Record<string, { kind: LocalWish['kind']; input: z.ZodType }>

const isModel = (name: string): name is keyof typeof MODELS => Object.hasOwn(MODELS, name)

export const kindOf = (endpoint: string): LocalWish['kind'] | null =>
  isModel(endpoint) ? MODELS[endpoint].kind : null

/** What is wrong with an input, as FastAPI says it; empty where nothing is. */
export function faultsOf(endpoint: string, input: unknown): InputFault[] {
  const read = isModel(endpoint) ? MODELS[endpoint].input.safeParse(input) : null
  return (read?.error?.issues ?? []).map(({ path, message, code }) => ({
    loc: ['body', ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
    msg: message,
    type: code,
  }))
}

/** What the weights of the local fal hold: where the photos lie that they were learned from. */
const weights = z.object({ archive: z.string() })

const PICTURE_NAME = 'picture.jpg'
const MEGAPIXEL = 1024 * 1024
const GRID = 16

/** Runs a job: keeps weights, or paints. @throws Error in the words of a model */
export async function runModel(job: LocalJob, files: FalFiles, paint: Paint): Promise<void> {
  if (job.kind === 'training') return train(job, files)
  const { photos, ...wish } = isEdit(job.input) ? editWish(job.input, files) : learnedWish(job.input, files)
  const bytes = await paint({ ...wish, photos })
  job.outputs = [{ name: PICTURE_NAME, bytes, flagged: false }]
}

const isEdit = (input: LocalJob['input']): boolean => 'image_url' in input

function train(job: LocalJob, files: FalFiles): void {
  const { images_data_url: archive } = training.parse(job.input)
  if (photosIn(archive, files).length === 0) throw new Error('No images found in the archive')
  job.learned = files.keep('weights', {
    ...{ name: 'pytorch_lora_weights.safetensors', contentType: 'application/octet-stream' },
    ...{ bytes: Buffer.from(JSON.stringify({ archive })), keepSeconds: null },
  })
}

function learnedWish(input: LocalJob['input'], files: FalFiles) {
  const { prompt, seed, image_size, loras } = learned.parse(input)
  const photos = loras.flatMap(({ path }) => {
    const { archive } = weights.parse(JSON.parse(files.read(path).bytes.toString()))
    return photosIn(archive, files)
  })
  return { prompt, seed, ...image_size, photos }
}

/** About a megapixel, whatever the size of the photo. */
function editWish(input: LocalJob['input'], files: FalFiles) {
  const { prompt, seed, image_url, aspect_ratio } = edit.parse(input)
  const ratio = ratioOf(aspect_ratio)
  const onGrid = (length: number) => Math.round(length / GRID) * GRID
  const [width, height] = [onGrid(Math.sqrt(MEGAPIXEL * ratio)), onGrid(Math.sqrt(MEGAPIXEL / ratio))]
  return { prompt, seed, width, height, photos: [files.read(image_url).bytes] }
}

function photosIn(archive: string, files: FalFiles): Buffer[] {
  const entries = [...unzip(files.read(archive).bytes)]
  return entries.filter(([name]) => /\.(jpe?g|png|webp)$/i.test(name)).map(([, bytes]) => bytes)
}
