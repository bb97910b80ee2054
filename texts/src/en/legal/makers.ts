import type { Texts } from '../../texts.ts'

export const makers = {
  hair: 'Images are computed by our own program, on the servers of this host: your photos are sent to no other artificial intelligence service.',
} satisfies Texts['legal']['makers']
