import type { Texts } from '../../texts.ts'

export const styles: Texts['styles'] = {
  ondulations_soleil: {
    label: 'Sunlit waves',
    description: 'Long, soft, with a curtain fringe.',
    tone: 'intense copper',
  },
  carre_frange: { label: 'Bob with fringe', description: 'Crisp at the jaw, blunt fringe.', tone: 'black' },
  carre_long_flou: {
    label: 'Soft lob',
    description: 'Shoulder-length, light movement.',
    tone: 'honey blonde',
  },
  carre_plongeant: { label: 'A-line bob', description: 'Short at the back, longer in front.', tone: 'brown' },
  pixie: { label: 'Silver pixie', description: 'Very short, swept to the side.', tone: 'icy' },
  garconne: { label: 'Gamine crop', description: 'Bare nape, lively texture.', tone: 'light brown' },
  long_lisse: { label: 'Mirror straight', description: 'Long, straight, high shine.', tone: 'dark brown' },
  degrade_volume: {
    label: 'Bouncy layers',
    description: 'Rounded blow-dry, nineties style.',
    tone: 'golden blonde',
  },
  balayage_doux: {
    label: 'Soft balayage',
    description: 'Natural roots, melted ends.',
    tone: 'strawberry blonde',
  },
  boucles_libres: { label: 'Free curls', description: 'Mid-length, generous volume.', tone: 'warm chestnut' },
  shag_boucle: { label: 'Curly shag', description: 'Short layers, curly fringe.', tone: 'golden brown' },
  afro_naturel: { label: 'Natural afro', description: 'Round volume, tight coils.', tone: 'black' },
  tresses_fines: { label: 'Fine braids', description: 'Long, with beaded ends.', tone: 'dark brown' },
  chignon_haut: { label: 'High bun', description: 'Off the face, with loose wisps.', tone: 'brown' },
  queue_couture: {
    label: 'Couture ponytail',
    description: 'Sleek, long, waved at the end.',
    tone: 'red mahogany',
  },
  chignon_mariee: {
    label: 'Bridal chignon',
    description: 'Low and twisted, for a big day.',
    tone: 'golden blonde',
  },
}
