import { parseArgs } from 'node:util'
import type { Recipe } from './contract.ts'
import { HairError } from './hair-error.ts'
import { OWN_HAIR_STYLES, STYLE_TONES } from './plan/styles.ts'
import { transform } from './transform.ts'

const USAGE =
  'npm run -s hair -- PHOTO [--style ID] [--tone 7.44] [--look PICTURE] [--seed 1] [--before FILE] --out OUT.jpg'

/** One picture from the command line; prints one line of JSON and exits 1 when there is no picture. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      style: { type: 'string', default: 'colour' },
      tone: { type: 'string' },
      look: { type: 'string' },
      seed: { type: 'string', default: '1' },
      before: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const [photo] = positionals
  if (!photo || !values.out) throw new HairError('wrong_arguments', USAGE)
  const own = OWN_HAIR_STYLES.find(({ id }) => id === values.style)
  const recipe: Recipe = {
    photo,
    style: values.style,
    technique: values.look ? 'look' : (own?.technique ?? 'colour'),
    tone: values.tone ?? STYLE_TONES[values.style] ?? '7.44',
    variation: { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
    look: values.look ?? null,
    seed: Number(values.seed),
  }
  const outcome = await transform(recipe, values.out, { tool: 'hair', beforeFile: values.before })
  console.log(JSON.stringify(outcome))
  return outcome.made
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  const known =
    error instanceof HairError ? { code: error.code, message: error.message } : { message: String(error) }
  console.log(JSON.stringify({ made: false, error: known }))
  process.exitCode = 1
}
