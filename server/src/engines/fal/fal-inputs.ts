import type { PictureWish, RemoteFile, TrainingWish } from '../hosted/image-service.ts'
import { readLearned } from './fal-shapes.ts'

/** The archive holds photos, and words of the same name where there are any: it is not prepared for the trainer. */
export const trainingInput = ({ photos, trigger }: TrainingWish, steps: number) => ({
  images_data_url: photos.url,
  trigger_word: trigger,
  create_masks: true,
  steps,
  is_style: false,
  is_input_format_already_preprocessed: false,
})

type Picture = Pick<PictureWish, 'prompt' | 'seed' | 'width' | 'height'>

export const learnedInput = ({ prompt, seed, width, height }: Picture, learned: string) => ({
  prompt,
  loras: [{ path: readLearned(learned).weights, scale: 1 }],
  image_size: { width, height },
  num_images: 1,
  seed,
  output_format: 'jpeg',
  enable_safety_checker: true,
})

/** Makes about a million pixels of one of a few ratios: the size of the wish chooses the nearest. */
export const editInput = ({ prompt, seed, width, height }: Picture, photo: RemoteFile) => ({
  prompt,
  image_url: photo.url,
  aspect_ratio: nearestRatio(width / height),
  num_images: 1,
  seed,
  output_format: 'jpeg',
  safety_tolerance: '2',
})

export const ASPECT_RATIOS = ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'] as const

export function ratioOf(name: string): number {
  const [width = 1, height = 1] = name.split(':').map(Number)
  return width / height
}

function nearestRatio(ratio: number): (typeof ASPECT_RATIOS)[number] {
  const distance = (name: string) => Math.abs(Math.log(ratioOf(name) / ratio))
  return ASPECT_RATIOS.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}
