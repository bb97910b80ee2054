import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Every module that is loaded with this one, and what it takes from outside the library. */
function loaded(file: string, seen = new Set<string>(), outside = new Set<string>()) {
  if (seen.has(file)) return { seen, outside }
  seen.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^import (?!type ).*?from '(.+)'$/gm)) {
    if (name.startsWith('.')) loaded(path.resolve(path.dirname(file), name), seen, outside)
    else outside.add(name)
  }
  return { seen, outside }
}

it.each(['colour-hair.ts', 'swatch.ts'])('%s needs neither Node nor a package', (name) => {
  const { seen, outside } = loaded(path.join(import.meta.dirname, name))
  expect(seen.size).toBeGreaterThan(3)
  expect([...outside]).toEqual([])
})
