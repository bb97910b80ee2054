import fc, { type Arbitrary } from 'fast-check'

/** What JSON has no value for: written into a body as it stands, in place of the text that names it. */
const RAW: Record<string, string> = {
  huge: '1e400',
  hugeNegative: '-1e400',
  long: '1'.repeat(5000),
  zeros: '0.0000000000000000000000000000000000001',
  proto: '{"__proto__":{"isOperator":true}}',
  constructor: '{"constructor":{"prototype":{"isOperator":true}}}',
  deep: `${'['.repeat(2000)}${']'.repeat(2000)}`,
  deepObject: `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
  halfPair: '"\\ud83d"',
  nul: '"\\u0000"',
  none: 'undefined',
  notANumber: 'NaN',
}
const NAME = 'written-as-it-stands:'

/** What clients send by mistake or by malice, in place of any value. */
export const HOSTILE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\0', 'a\0b', '\ud800', '\udfff', '{{7*7}}', '<%= 7*7 %>', '%00', '%', '../../etc/passwd'],
    ...['<script>alert(1)</script>', "'; drop table users; --", 'x'.repeat(5000), 'é'.repeat(300)],
    ...['__proto__', 'constructor', 'null', 'true', '-1', 'Infinity', '2026-02-31', '\u202e', '🧑🏽‍🦱'],
    ...['a@b', `${'a'.repeat(65)}@exemple.fr`, '"a b"@exemple.fr', 'a@exemple.fr\r\nBcc: b@exemple.fr'],
    ...[-1, 0, -0, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324],
    ...[null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: null }],
  ),
  fc.constantFrom(...Object.keys(RAW).map((name) => NAME + name)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** As JSON, with what JSON has no value for. */
export const written = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(
    new RegExp(`"${NAME}(\\w+)"`, 'g'),
    (text, name: string) => RAW[name] ?? text,
  )

const UNKNOWN_FIELDS = ['id', 'userId', 'isOperator', 'userType', 'credits', '__proto__', 'constructor', 'x']

type Bent = (right: unknown) => unknown

/** A right value with one thing in it made wrong. */
export const bent = (right: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(right, BENDS, fc.nat()).map(([value, bend, place]) => bentAt(value, bend, place))

const BENDS: Arbitrary<Bent> = fc.oneof(
  { weight: 6, arbitrary: HOSTILE.map((hostile) => () => hostile) },
  { weight: 1, arbitrary: fc.constant<Bent>((right) => [right]) },
  { weight: 1, arbitrary: fc.constant<Bent>((right) => ({ value: right })) },
  { weight: 1, arbitrary: fc.constant<Bent>((right) => written(right)) },
  { weight: 1, arbitrary: fc.constant<Bent>(() => undefined) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...UNKNOWN_FIELDS), HOSTILE).map(
      ([field, hostile]): Bent =>
        (right) =>
          withField(right, field, hostile),
    ),
  },
)

const withField = (right: unknown, field: string, value: unknown): unknown =>
  Object.fromEntries([...Object.entries(isBag(right) ? right : {}), [field, value]])

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The whole, or one of what stands in it. */
function bentAt(value: unknown, bend: Bent, place: number): unknown {
  const names = isBag(value) ? Object.keys(value) : []
  const name = names[place % (names.length + 1)]
  if (name === undefined || !isBag(value)) return bend(value)
  return { ...value, [name]: bentAt(value[name], bend, Math.floor(place / (names.length + 1))) }
}
