/**
 * `node scripts/stand-in-fonts.ts`: writes web/src/ui/theme/stand-in-fonts.css, in which letters that systems have are drawn
 * as wide and as tall as ours until ours are there. Run it after an update of a font or of a figure below.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

export const STAND_INS = 'web/src/ui/theme/stand-in-fonts.css'

/** Mean width of a letter in running text, height over the base line and depth under it, all in em. */
interface Measures {
  width: number
  ascent: number
  descent: number
}

interface Face {
  family: 'Newsreader' | 'Ysabeau Office'
  style: 'normal' | 'italic'
  /** As in theme.css. */
  weight: string
  ours: Measures
}

const HEADING: Face = {
  family: 'Newsreader',
  style: 'normal',
  weight: '300 400',
  ours: { width: 0.411, ascent: 0.735, descent: 0.265 },
}
const EMPHASIS: Face = { ...HEADING, style: 'italic', ours: { ...HEADING.ours, width: 0.384 } }
const TEXT: Face = {
  family: 'Ysabeau Office',
  style: 'normal',
  weight: '500',
  ours: { width: 0.405, ascent: 1.054, descent: 0.289 },
}
const BOLD: Face = { ...TEXT, weight: '600 700', ours: { ...TEXT.ours, width: 0.419 } }

interface StandIn {
  for: Face
  /** What systems call it: its full name, and the name a PostScript printer knows. */
  names: readonly string[]
  /** Mean width of a letter in em, as above; bold text is drawn of the plain letters, made bolder. */
  width: number
}

const dejaVuSans = { names: ['DejaVu Sans', 'DejaVuSans'], width: 0.5083 }
const notoSans = { names: ['Noto Sans', 'NotoSans-Regular'], width: 0.474 }
const arial = {
  names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans', 'Roboto', 'Roboto-Regular'],
  width: 0.4455,
}

/** From the widest to those most alike to ours: of the faces of one name, a browser takes the last that it finds. */
const ALL: readonly StandIn[] = [
  { for: HEADING, names: ['DejaVu Serif', 'DejaVuSerif'], width: 0.5166 },
  { for: EMPHASIS, names: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'], width: 0.5166 },
  { for: HEADING, names: ['Noto Serif', 'NotoSerif'], width: 0.481 },
  { for: EMPHASIS, names: ['Noto Serif Italic', 'NotoSerif-Italic'], width: 0.469 },
  {
    for: HEADING,
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    width: 0.4063,
  },
  {
    for: EMPHASIS,
    names: [
      'Times New Roman Italic',
      'TimesNewRomanPS-ItalicMT',
      'Liberation Serif Italic',
      'LiberationSerif-Italic',
    ],
    width: 0.4082,
  },
  { for: HEADING, names: ['Georgia'], width: 0.4458 },
  { for: EMPHASIS, names: ['Georgia Italic', 'Georgia-Italic'], width: 0.4546 },
  ...[dejaVuSans, notoSans, arial].flatMap((plain) => [
    { for: TEXT, ...plain },
    { for: BOLD, ...plain },
  ]),
]

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

function faceOf({ for: { family, style, weight, ours }, names, width }: StandIn): string {
  const size = ours.width / width
  return `@font-face {
  font-family: "${family} Stand-in";
  font-style: ${style};
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / size)};
  descent-override: ${percent(ours.descent / size)};
  line-gap-override: 0%;
}
`
}

/** The style sheet, but for where lines break. */
export function standInFonts(): string {
  return `/* Written by scripts/stand-in-fonts.ts: letters systems have, as wide and as tall as ours, until ours are there. */\n${ALL.map(faceOf).join('')}`
}

if (import.meta.main) {
  writeFileSync(STAND_INS, standInFonts())
  execFileSync('biome', ['format', '--write', STAND_INS], { stdio: 'inherit' })
}
