import type { Texts } from '../../texts.ts'

export const viewings = {
  title: 'Who opened your images',
  text: 'Nobody on our team opens your images without writing down why. You can read it here.',
  none: 'Nobody has opened your images.',
  deskTitle: 'Images',
  deskLead: 'The client reads in her profile when you opened them, and why.',
  shut: 'These images do not open without a written reason, good for an hour. Give it from the list of transformations.',
  image: 'Image {{place}}',
} satisfies Texts['operator']['viewings']
