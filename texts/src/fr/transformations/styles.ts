import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'

interface StyleWords {
  label: string
  description: string
  /** The suggested tone in words. */
  tone: string
}

export const styles = {
  ondulations_soleil: {
    label: 'Ondulations soleil',
    description: 'Longues, souples, frange rideau.',
    tone: 'cuivré intense',
  },
  carre_frange: { label: 'Carré à frange', description: 'Net à la mâchoire, frange droite.', tone: 'noir' },
  carre_long_flou: {
    label: 'Carré long flou',
    description: 'Aux épaules, mouvement léger.',
    tone: 'blond miel',
  },
  carre_plongeant: {
    label: 'Carré plongeant',
    description: 'Court derrière, plus long devant.',
    tone: 'châtain',
  },
  pixie: { label: 'Pixie argenté', description: 'Très court, mèche balayée.', tone: 'polaire' },
  garconne: { label: 'Coupe garçonne', description: 'Nuque dégagée, texture vive.', tone: 'châtain clair' },
  long_lisse: { label: 'Long miroir', description: 'Long, droit, brillance maximale.', tone: 'brun' },
  degrade_volume: {
    label: 'Dégradé volume',
    description: 'Brushing arrondi, façon années 90.',
    tone: 'blond doré',
  },
  balayage_doux: {
    label: 'Balayage doux',
    description: 'Racine naturelle, pointes fondues.',
    tone: 'blond vénitien',
  },
  boucles_libres: {
    label: 'Boucles libres',
    description: 'Mi-longues, volume généreux.',
    tone: 'châtain doré acajou',
  },
  shag_boucle: { label: 'Shag bouclé', description: 'Dégradé court, frange bouclée.', tone: 'châtain doré' },
  afro_naturel: { label: 'Afro naturel', description: 'Volume rond, boucles serrées.', tone: 'noir' },
  tresses_fines: { label: 'Tresses fines', description: 'Longues, pointes perlées.', tone: 'brun' },
  chignon_haut: { label: 'Chignon haut', description: 'Front dégagé, mèches tombantes.', tone: 'châtain' },
  queue_couture: {
    label: 'Queue haute couture',
    description: 'Tirée, longue, pointe ondulée.',
    tone: 'acajou rouge',
  },
  chignon_mariee: {
    label: 'Chignon fleuri',
    description: 'Bas, torsadé, pour un grand jour.',
    tone: 'blond doré',
  },
} satisfies Record<BaseStyleId, StyleWords>
