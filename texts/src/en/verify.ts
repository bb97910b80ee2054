import type { Texts } from '../texts.ts'

export const verify = {
  link: 'Check an image',
  title: 'Check an <em>image</em>',
  lead: 'The European regulation on artificial intelligence (2024/1689, article 50) asks that images created or modified by AI bear a machine-readable mark. Ours bear one. Choose an image, from here or elsewhere: this page reads the marks written in its file.',
  noScript:
    'This page needs JavaScript to read the image in your browser. Turn it on, or write to us at {{email}}.',
  drop: 'Drop an image here, or',
  choose: 'Choose an image',
  formats: 'JPEG, PNG or WebP, {{megabytes}} MB at most.',
  privacy: 'Your image is not sent. It is read in your browser and stays on your device.',
  outcomes: {
    ai: {
      title: 'This image bears the mark of an image created or modified by AI',
      text: 'This is what its file says. It is a statement: this page does not check who wrote it.',
    },
    other: {
      title: 'This image bears a mark, but nothing we can read points to AI',
      text: 'That does not prove that no AI was used: a mark may have been changed, and this page does not read what a C2PA manifest says.',
    },
    none: {
      title: 'No mark found',
      text: 'That proves nothing: editing, a screenshot or a messaging app is enough to remove a mark, and some images created by AI never had one. Watermarks hidden in the pixels are not read here.',
    },
    unreadable: {
      title: 'This file is not an image we can read',
      text: 'Choose a JPEG, PNG or WebP image. If it is one, its file is incomplete or damaged.',
    },
    tooLarge: {
      title: 'This file is too large to be read here',
      text: 'This page reads images of up to {{megabytes}} MB.',
    },
  },
  source: 'Stated origin (IPTC)',
  meanings: {
    trainedAlgorithmicMedia: 'Image created by AI',
    compositeWithTrainedAlgorithmicMedia: 'Image modified by AI, or created by it in part',
    other: 'No mention of AI',
  },
  tool: 'Software named',
  c2pa: 'C2PA manifest',
  c2paFound: 'Present. This page does not check its signature or read what it says.',
} satisfies Texts['verify']
