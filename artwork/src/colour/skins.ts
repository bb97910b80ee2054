export interface Skin {
  base: string
  shade: string
  line: string
  blush: string
  upperLip: string
  lowerLip: string
  white: string
  eye: string
}

const skin = (base: string, shade: string, line: string, blush: string, lips: [string, string]): Skin => ({
  base,
  shade,
  line,
  blush,
  upperLip: lips[0],
  lowerLip: lips[1],
  white: base > '#90' ? '#F7EBE4' : '#E9DBD1',
  eye: base > '#90' ? '#5A3A1E' : '#3A2013',
})

export const SKINS = {
  porcelaine: skin('#F6DCCB', '#E3B8A1', '#8A4A3C', '#E9917F', ['#B8474F', '#D57272']),
  rose: skin('#EFC7AE', '#D69E83', '#7C3D2F', '#DF7F6B', ['#A93B45', '#C9646A']),
  miel: skin('#DDA97F', '#BF8259', '#6A3320', '#CC6A4C', ['#9A3439', '#BB5A58']),
  ambre: skin('#B97C50', '#975A35', '#4C2112', '#B05236', ['#7F2A2C', '#A24846']),
  cacao: skin('#8A5636', '#693B22', '#321409', '#96432C', ['#6A2024', '#8F3E3E']),
  ebene: skin('#5E3823', '#432415', '#200B04', '#793322', ['#561A1F', '#7E3636']),
} as const satisfies Record<string, Skin>

export type SkinName = keyof typeof SKINS
