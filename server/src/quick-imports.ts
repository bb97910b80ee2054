import { type ResolveFnOutput, type ResolveHookContext, registerHooks } from 'node:module'

/**
 * A package whose package.json names each of its modules: for every module Node reads that file anew to learn that it is
 * one (130 kB of JSON, eight hundred times: half a second of processor, and 180 MB of garbage). Inside the package an
 * address says all there is to know; by its name each part of it is found once. Source:
 * node:internal/modules/package_json_reader, whose `exports` is parsed each time it is asked for; drizzle-orm is of ES
 * modules alone, but for those called .cjs.
 */
const INSIDE = /\/node_modules\/drizzle-orm\/.*\.js$/
const BY_NAME = /^drizzle-orm(\/|$)/

/** To be called before such a package is loaded. */
export function importQuickly(): void {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (specifier, context, next) => {
      const inside = insideOf(specifier, context)
      if (inside) return inside
      if (!BY_NAME.test(specifier) || !context.conditions.includes('import')) return next(specifier, context)
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(specifier, known)
      return known
    },
  })
}

function insideOf(specifier: string, { parentURL = '' }: ResolveHookContext): ResolveFnOutput | null {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !INSIDE.test(parentURL)) return null
  return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
}
