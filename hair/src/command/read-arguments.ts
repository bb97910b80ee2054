import path from 'node:path'
import { parseArgs } from 'node:util'
import { NAMED_TONES } from '../colour/reflects.ts'
import { parseTone } from '../colour/tone.ts'
import type { ColourOptions, ColourPlace, Recipe } from '../contract.ts'
import { HairError } from '../hair-error.ts'
import { STYLE_IDS, STYLE_RECIPES } from '../plan/styles.ts'
import { GROOMS } from '../strands/grooms/groom-of-style.ts'

export const USAGE =
  'npm run -s hair -- PHOTO [--tone 7.44] [--style ID] [--look PICTURE] [--grown] [--where allOver] [--strength 1] [--brows | --no-brows] [--seed 1] [--before FILE] [--quick] --out OUT.jpg'

/** What a tone looks like, for whoever wrote another word. */
const TONES = `a depth from 1 (black) to 10 (lightest blonde), a dot, then one or two reflect digits; or ${NAMED_TONES.join(', ')}`

const PLACES: readonly ColourPlace[] = ['allOver', 'balayage', 'ombre', 'highlights', 'roots']

export interface Wish {
  recipe: Recipe
  out: string
  before?: string
  /** Only the picture: nothing is measured. */
  isQuick: boolean
}

/**
 * What the command line asks for.
 * @throws HairError wrong_arguments, style_not_offered; the message quotes what was written
 */
export function readArguments(args: string[]): Wish {
  const { values, positionals } = parsed(args)
  const [photo, ...more] = positionals
  if (!photo) throw wrong('a photo, got none')
  if (more.length) throw wrong(`one photo, got ${positionals.length}: ${positionals.join(', ')}`)
  const { style, look = null } = values
  const recipe: Recipe = {
    photo,
    style: style ?? (look ? 'look' : 'colour'),
    technique: look ? 'look' : techniqueOf(style, values.grown),
    tone: toneOf(values.tone ?? '7.44'),
    variation: { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
    look,
    seed: seedOf(values.seed),
    colour: colourOptions(values),
  }
  const before = values.before === undefined ? undefined : jpegName(values.before, '--before')
  const out = jpegName(values.out, '--out')
  ensureApart({ 'the photo': photo, 'the look': look, '--before': before, '--out': out })
  return { recipe, out, before, isQuick: values.quick }
}

/** Writing a picture must not cost anybody a photo. */
function ensureApart(files: Record<string, string | null | undefined>) {
  const seen = new Map<string, string>()
  for (const [what, file] of Object.entries(files)) {
    if (!file) continue
    const other = seen.get(path.resolve(file))
    if (other) throw wrong(`${what} to be another file than ${other}, got ${JSON.stringify(file)} twice`)
    seen.set(path.resolve(file), what)
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        tone: { type: 'string' },
        style: { type: 'string' },
        look: { type: 'string' },
        where: { type: 'string' },
        strength: { type: 'string' },
        brows: { type: 'boolean' },
        grown: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        before: { type: 'string' },
        quick: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    })
  } catch (cause) {
    const [what] = (cause as Error).message.split('. ')
    throw new HairError('wrong_arguments', `${what}. Usage: ${USAGE}`, cause)
  }
}

/** Her own hair where it can show the style, unless it is to be grown: any groom may be looked at. */
function techniqueOf(style: string | undefined, isGrown: boolean): Recipe['technique'] {
  if (style === undefined) return 'colour'
  if (isGrown && Object.hasOwn(GROOMS, style)) return 'strands'
  const own = STYLE_RECIPES.find(({ id }) => id === style)
  if (own && !isGrown) return own.technique
  throw new HairError(
    'style_not_offered',
    STYLE_IDS.includes(style)
      ? `${JSON.stringify(style)} needs a picture that shows it: --look PICTURE`
      : `Expected a style, one of ${[...new Set(STYLE_RECIPES.map(({ id }) => id))].join(', ')}; got ${JSON.stringify(style)}`,
  )
}

function toneOf(tone: string): string {
  try {
    parseTone(tone)
    return tone
  } catch (cause) {
    throw new HairError('wrong_arguments', `${(cause as Error).message}: ${TONES}`, cause)
  }
}

/** @throws HairError wrong_arguments when it names no place */
export function placeOf(name: string | undefined): ColourPlace | undefined {
  const place = PLACES.find((known) => known === name)
  if (name !== undefined && !place)
    throw wrong(`one of ${PLACES.join(', ')} for --where, got ${JSON.stringify(name)}`)
  return place
}

/** Only what was said: what is absent follows from the technique. */
function colourOptions(said: { where?: string; strength?: string; brows?: boolean }): ColourOptions {
  const where = placeOf(said.where)
  const strength = said.strength === undefined ? undefined : Number(said.strength)
  if (strength !== undefined && !(strength > 0 && strength <= 1))
    throw wrong(`--strength above 0 and up to 1, got ${JSON.stringify(said.strength)}`)
  return {
    ...(where && { where }),
    ...(strength && { strength }),
    ...(said.brows !== undefined && { brows: said.brows }),
  }
}

function seedOf(text: string): number {
  const seed = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed))
    throw wrong(`a whole number for --seed, 0 or more, got ${JSON.stringify(text)}`)
  return seed
}

function jpegName(file: string | undefined, option: string): string {
  if (!file) throw wrong(`a file for the picture: ${option} NAME.jpg, got none`)
  if (!/\.jpe?g$/i.test(file))
    throw wrong(`a name that ends in .jpg for ${option}, got ${JSON.stringify(file)}`)
  return path.normalize(file)
}

const wrong = (expected: string) => new HairError('wrong_arguments', `Expected ${expected}. Usage: ${USAGE}`)
