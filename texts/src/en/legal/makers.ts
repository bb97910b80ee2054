import type { Texts } from '../../texts.ts'

const made = {
  hair: 'Images: our own program creates them, on the servers of this host.',
  replicate:
    'Images: with your consent, asked for each time, Replicate (Replicate, LLC, United States) creates them from the photos of the transformation.',
  fal: 'Images: with your consent, asked for each time, fal (Features & Labels, Inc., United States) creates them from the photos of the transformation.',
  comfyui: 'Images: a machine of our own creates them, with the free software ComfyUI.',
}

const services = {
  replicate: {
    name: 'Replicate',
    company: 'Replicate, LLC, United States',
    kept: 'At Replicate, the photos are deleted as soon as it has finished learning or the images are made. What is learned of your face there is used for your images alone, and is deleted with your source photos: 30 days after delivery, or as soon as you delete them.',
    keptPreview:
      'At Replicate, the photo of a preview is deleted as soon as the preview is made or you leave, and the preview after an hour at most. Nothing is learned of your face there.',
  },
  fal: {
    name: 'fal',
    company: 'Features & Labels, Inc., United States',
    kept: 'At fal, the photos are deleted on the date we set when sending them, about a month later. What is learned of your face there is used for your images alone, and is deleted with your source photos: 30 days after delivery, or as soon as you delete them.',
    keptPreview:
      'At fal, the photo of a preview and the preview are deleted on the date we set when sending the photo, about a month later. Nothing is learned of your face there.',
  },
}

const learned =
  'So that the images look like you, a model may learn your face there from these photos. That model is yours alone: it is used for your images only, identifies nobody and trains no general model.'
const clauses =
  'under the standard contractual clauses of the European Commission, a copy of which we will give you on request'

export const serviceSections = {
  replicate: {
    title: 'Images created by Replicate',
    paragraphs: [
      'Replicate receives the photos of a transformation when you have agreed to it for that one, and never otherwise: the photos and the hairstyle asked for, nothing else about you, neither your name nor your e-mail address.',
      `For a preview, Replicate receives a single photo of yours, when you have agreed to it for your previews. ${services.replicate.keptPreview}`,
      learned,
      `${services.replicate.kept} Replicate also removes by itself, after an hour, the request and the result of each image.`,
      `Replicate is in the United States: your photos are passed to it ${clauses}.`,
    ],
  },
  fal: {
    title: 'Images created by fal',
    paragraphs: [
      'fal receives the photos of a transformation when you have agreed to it for that one, and never otherwise: the photos and the hairstyle asked for, nothing else about you, neither your name nor your e-mail address.',
      `For a preview, fal receives a single photo of yours, when you have agreed to it for your previews. ${services.fal.keptPreview}`,
      learned,
      `${services.fal.kept} The images that fal created are deleted on the same date.`,
      `fal is in the United States: your photos are passed to it ${clauses}.`,
    ],
  },
}

const usualWaits = { minutes: 'within minutes', hour: 'within an hour' }

export const makers = {
  made,
  services,
  usualWaits,
  previews:
    'A preview you ask for before ordering: erased as soon as you leave, or after 10 minutes at the latest. The date of your request and your consent stay with your account.',
  nowhere: 'Your photos are not sent to any artificial intelligence service.',
  stay: {
    host: 'Your photos and images do not leave the servers of our host.',
    house: 'Your photos and images do not leave the servers of our host or our own machines.',
  },
  rest: {
    host: 'Everything else stays on the servers of our host.',
    house: 'Everything else stays on the servers of our host and on our own machines.',
  },
  transfer: `With your consent, and never without it, the photos of a transformation, or the photo of a preview, are sent to {{services}}, in the United States, ${clauses}.`,
  basis:
    'Sending the photos of a transformation to {{services}}: only with your consent, asked for each one, which you can withdraw by deleting its source photos (article 6.1.a). Likewise for the photo of your previews: you withdraw this consent by leaving the creation of your transformation.',
  term: 'Depending on the hairstyle, images may be created by {{services}}. Your photos are sent there only with your consent, asked for before the order; without it, such a transformation cannot be ordered, and nothing is owed.',
  answer: 'If {{services}} is to create your images, we ask for your consent before sending anything.',
} satisfies Texts['legal']['makers']
