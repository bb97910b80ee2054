import fc, { type Arbitrary } from 'fast-check'
import { bodies } from './bodies.ts'
import type { DeclaredRoute } from './declared-routes.ts'
import { encoded, HOSTILE_PIECES } from './pieces.ts'
import { type Meaningful, valuesOf } from './values-of-schema.ts'

export interface Call {
  method: string
  path: string
  headers: Record<string, string>
  payload?: string | Buffer
  /** What it was given in place of each id. */
  ids: string[]
}

/** Calls of one route: some right, more of them wrong in one thing, some nothing of what it asks for. */
export function callsOf(route: DeclaredRoute, known: Meaningful): Arbitrary<Call> {
  return fc
    .record({
      method: fc.constantFrom(...route.methods),
      place: places(route, known),
      query: queries(route, known),
      extra: HEADERS,
      body: bodies(route, known),
    })
    .map(({ method, place, query, extra, body }) => ({
      method,
      path: place.path + query,
      ids: place.ids,
      headers: { ...extra, ...(hasBody(method) && body.type !== null && { 'content-type': body.type }) },
      ...(hasBody(method) && { payload: body.bytes }),
    }))
}

const hasBody = (method: string): boolean => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)

function places(
  { url, params }: DeclaredRoute,
  known: Meaningful,
): Arbitrary<{ path: string; ids: string[] }> {
  const names = url.match(/:\w+|\*/g) ?? []
  const right = names.map((name) =>
    valuesOf(params?.properties?.[name.slice(1)] ?? { type: 'string' }, known),
  )
  const pieces = right.map((piece) =>
    fc.oneof({ weight: 4, arbitrary: piece.map(encoded) }, fc.constantFrom(...HOSTILE_PIECES)),
  )
  return fc.tuple(...pieces).map((ids) => {
    let next = 0
    return { ids, path: url.replace(/:\w+|\*/g, () => ids[next++] ?? '') }
  })
}

function queries({ query }: DeclaredRoute, known: Meaningful): Arbitrary<string> {
  const names = Object.keys(query?.properties ?? {})
  const name = fc.constantFrom(...names, 'x', '__proto__', 'tone[]')
  const value = fc.oneof(
    ...names.map((each) => valuesOf(query?.properties?.[each] ?? {}, known).map(encoded)),
    fc.constantFrom(...HOSTILE_PIECES),
  )
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 3 })
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: pairs.map((all) => (all.length ? `?${all.map((pair) => pair.join('=')).join('&')}` : '')),
    },
  )
}

const HEADERS: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc
    .tuple(
      fc.constantFrom(
        'range',
        'accept-language',
        'if-none-match',
        'if-modified-since',
        'accept',
        'user-agent',
        'cookie2',
      ),
      fc.constantFrom(
        '',
        '*',
        'bytes=0-9',
        'bytes=9-0',
        'bytes=-',
        'bytes=0-1e400',
        'fr;q=x',
        'x'.repeat(4000),
        '"',
        '\u00ff',
      ),
    )
    .map(([name, value]) => ({ [name]: value })),
)
