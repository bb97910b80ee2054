/** Five tones from the depth of the hair to its shine. */
export type Palette = readonly [shadow: string, deep: string, base: string, light: string, glow: string]

export const PALETTES = {
  noir: ['#120C10', '#1F161B', '#33262C', '#5A474E', '#8A7580'],
  brun: ['#150B0A', '#261411', '#3C221B', '#6E483A', '#B58872'],
  chatain: ['#23110E', '#3A2019', '#5C3527', '#8A5A40', '#BE8D68'],
  chatain_clair: ['#2F1A11', '#52321F', '#7A4F33', '#A97A52', '#D6AC80'],
  chatain_dore: ['#2E170B', '#4F2C14', '#784A22', '#AB763A', '#DEB074'],
  chatain_acajou: ['#2B100C', '#4A1E14', '#743420', '#A65C38', '#DB9A66'],
  acajou: ['#2B0A12', '#4A121D', '#741F2D', '#A63F46', '#D87F76'],
  cuivre: ['#42150B', '#6E2812', '#A8481F', '#D4773A', '#F3B27A'],
  venitien: ['#5A2E17', '#8A5028', '#C08046', '#E0AD72', '#F8DDB4'],
  dore: ['#513112', '#7F5420', '#B58135', '#DDB262', '#F9E2A9'],
  miel: ['#5B3D1E', '#8A632F', '#BE9350', '#DEBE81', '#F8E8C3'],
  polaire: ['#6E6259', '#988A7E', '#C9BCAF', '#E4DBD1', '#FBF8F3'],
  iris: ['#3D3450', '#5D527A', '#8E82AC', '#B9AFD0', '#E4DEF0'],
  cendre: ['#3B322E', '#52463F', '#6E6056', '#8A7B6F', '#A79A8E'],
  poivre: ['#2F2D31', '#4E4B51', '#7E7A80', '#B0ACB1', '#E8E5E7'],
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
