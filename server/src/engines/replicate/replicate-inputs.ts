import type { PictureWish, TrainingWish } from '../hosted/image-service.ts'

/** As its makers advise for one person; the captions lie beside the photos. */
const TRAINING = {
  autocaption: false,
  batch_size: 1,
  caption_dropout_rate: 0.05,
  learning_rate: 0.0004,
  lora_rank: 16,
  optimizer: 'adamw8bit',
  resolution: '512,768,1024',
} as const

/** Its safety check stays on: the input that turns it off is never sent. */
const LEARNED = {
  model: 'dev',
  num_outputs: 1,
  num_inference_steps: 28,
  guidance_scale: 3,
  lora_scale: 1,
  go_fast: false,
  output_format: 'jpg',
  output_quality: 95,
  /** Width and height count with this one only. */
  aspect_ratio: 'custom',
} as const

/** 2 is the most that the model tolerates where a photo is edited. */
const EDIT = {
  aspect_ratio: 'match_input_image',
  output_format: 'jpg',
  prompt_upsampling: false,
  safety_tolerance: 2,
} as const

export const trainingInput = ({ photos, trigger }: TrainingWish, steps: number) => ({
  ...TRAINING,
  ...{ input_images: photos.url, trigger_word: trigger, steps },
})

export const learnedInput = ({ prompt, seed, width, height }: PictureWish) => ({
  ...LEARNED,
  ...{ prompt, seed, width, height },
})

export const editInput = ({ prompt, seed }: PictureWish, photoUrl: string) => ({
  ...EDIT,
  ...{ prompt, seed, input_image: photoUrl },
})
