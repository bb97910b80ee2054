import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../../..')

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ name: basename(path), source: readFileSync(join(WEB, path), 'utf8') }))

/** What is imported for good: types are taken away, `import()` is fetched when it is needed. */
const imported = (source: string): string[] =>
  [...source.matchAll(/^(?:import(?! type)|export)\b[^;'"]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, alone]) => from ?? alone ?? '',
  )
const importers = (isIt: (what: string) => boolean): string[] =>
  files.filter(({ source }) => imported(source).some(isIt)).map(({ name }) => name)

describe('nothing of Stripe is fetched by who does not pay (P8)', () => {
  const own = importers((what) => what.startsWith('@stripe/'))
  it('its libraries are known to three files', () =>
    expect(own.toSorted()).toEqual(['stripe-card-form.tsx', 'stripe-fields.tsx', 'stripe-script.ts']))
  it('and these to nothing but the form that is fetched on its own', () => {
    const reached = importers((what) => own.includes(basename(what)))
    expect(reached.toSorted()).toEqual(['stripe-card-form.tsx', 'use-stripe-script.ts'])
    expect(importers((what) => what.endsWith('/use-stripe-script.ts'))).toEqual(['stripe-card-form.tsx'])
    expect(importers((what) => what.endsWith('/stripe-card-form.tsx'))).toEqual([])
  })
  it('the library that asks for the script as soon as it is read is used for its types alone', () =>
    expect(importers((what) => what === '@stripe/stripe-js')).toEqual([]))
})
