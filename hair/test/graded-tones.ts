/** The tones that the styles were graded in, by eye: whoever draws them again to compare draws them in these. */
export const GRADED_TONES: Readonly<Record<string, string>> = {
  ondulations_soleil: '7.44',
  carre_frange: '1.0',
  carre_long_flou: '8.3',
  carre_plongeant: '4.0',
  pixie: '10.1',
  garconne: '5.0',
  long_lisse: '2.0',
  degrade_volume: '7.3',
  balayage_doux: '8.34',
  boucles_libres: '5.35',
  shag_boucle: '4.3',
  afro_naturel: '1.0',
  tresses_fines: '2.0',
  chignon_haut: '4.0',
  queue_couture: '5.6',
  chignon_mariee: '7.3',
}
