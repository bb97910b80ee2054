import fc, { type Arbitrary } from 'fast-check'
import type { DeclaredRoute } from './declared-routes.ts'
import { bent, HOSTILE, written } from './hostile.ts'
import { encoded, HOSTILE_PIECES } from './pieces.ts'
import { type Meaningful, valuesOf } from './values-of-schema.ts'

export interface Body {
  type: string | null
  bytes: string | Buffer
}

const JSON_TYPE = 'application/json'
const OTHER_TYPES = [
  null,
  '',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'image/jpeg',
  'application/json; charset=utf-16',
]

/** Bodies of one route, right and wrong, under right and wrong types. */
export function bodies({ body }: DeclaredRoute, known: Meaningful): Arbitrary<Body> {
  const json = (value: unknown): Body => ({ type: JSON_TYPE, bytes: written(value) })
  const anything = fc.jsonValue()
  const right = body ? valuesOf(body, known) : anything
  return fc.oneof(
    { weight: 3, arbitrary: right.map(json) },
    { weight: 8, arbitrary: bent(right).map(json) },
    { weight: 2, arbitrary: fc.oneof(HOSTILE, anything).map(json) },
    { weight: 1, arbitrary: fc.tuple(right.map(written), fc.nat()).map(cutJson) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(300_000, 70_000).map((size) => json({ email: 'x'.repeat(size) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 60 })
        .map((bytes) => ({ type: JSON_TYPE, bytes: Buffer.from(bytes) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...OTHER_TYPES), right)
        .map(([type, value]) => ({ type, bytes: written(value) })),
    },
    { weight: body ? 1 : 4, arbitrary: plainForms(known) },
    { weight: body ? 1 : 8, arbitrary: forms(known) },
  )
}

const cutJson = ([text, place]: [string, number]): Body => ({
  type: JSON_TYPE,
  bytes: text.slice(0, place % (text.length + 1)),
})

const FIELDS = ['sessionId', 'images', 'email', 'password', 'firstName', 'from', 'x', '__proto__', '']

function plainForms(known: Meaningful): Arbitrary<Body> {
  const value = fc.oneof(
    fc.constantFrom(...known.texts, ...known.ids).map(encoded),
    fc.constantFrom(...HOSTILE_PIECES),
  )
  const pairs = fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 6 })
  return pairs.map((all) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: all.map((pair) => pair.join('=')).join('&'),
  }))
}

const FILE_NAMES = ['her.jpg', '../../x', 'a\0.jpg', 'a.jpg.php', '\u202egpj.exe', 'x'.repeat(4000), '']

/** Files come in forms of parts: here whether the form is one; what a file may be is told elsewhere. */
function forms(known: Meaningful): Arbitrary<Body> {
  const part = fc.record({
    name: fc.constantFrom(...FIELDS),
    file: fc.option(fc.constantFrom(...FILE_NAMES)),
    type: fc.constantFrom(
      '',
      'content-type: image/jpeg\r\n',
      'content-type: ;\r\n',
      'content-transfer-encoding: base64\r\n',
    ),
    value: fc.oneof(
      fc.constantFrom(...known.ids, ...known.texts),
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
  })
  const whole = fc
    .array(part, { maxLength: 20 })
    .map((parts) =>
      Buffer.concat([
        ...parts.map(({ name, file, type, value }) =>
          Buffer.from(
            `--b\r\ncontent-disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}\r\n${type}\r\n${value}\r\n`,
          ),
        ),
        Buffer.from('--b--\r\n'),
      ]),
    )
  return fc
    .tuple(
      whole,
      fc.nat(),
      fc.constantFrom('; boundary=b', '; boundary=b', '; boundary=b', '; boundary=', '', '; boundary="c"'),
    )
    .chain(([bytes, place, boundary]) =>
      fc.constantFrom(bytes, bytes, bytes.subarray(0, place % (bytes.length + 1))).map((sent) => ({
        type: `multipart/form-data${boundary}`,
        bytes: sent,
      })),
    )
}
