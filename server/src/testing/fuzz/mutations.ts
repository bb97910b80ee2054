import { crc32 } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import type { SeedFile } from './file-seeds.ts'

/** Stands in what is hidden behind or within a picture: nothing of it may be kept. */
export const HIDDEN = 'hidden-within-a-picture'

const PAYLOADS = [
  `PK\x03\x04${HIDDEN}PK\x05\x06${'\0'.repeat(18)}`,
  `<?php /* ${HIDDEN} */ system($_GET[0]) ?>`,
  `<script>/* ${HIDDEN} */</script>`,
].map((words) => Buffer.from(words, 'latin1'))
const HEADS = [
  'GIF89a',
  '%PDF-1.7\n',
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n',
  'BM',
  'II*\0',
  '<svg>',
  '\0\0\0\x18ftypheic',
]
/** What a header says of width and height, true or not. */
const SIZES = [0, 1, 2, 255, 7000, 7071, 30_000, 65_535, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1]

type Mutation = (bytes: Buffer) => Buffer

const at = (bytes: Buffer, place: number): number => (bytes.length === 0 ? 0 : place % bytes.length)
const place = fc.nat()
const short = fc.integer({ min: 1, max: 400 })

const withBytes: Arbitrary<Mutation> = fc
  .array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 30 })
  .map((changes) => (bytes) => {
    const changed = Buffer.from(bytes)
    for (const [where, value] of changes) changed[at(changed, where)] = value
    return changed
  })
const withRun: Arbitrary<Mutation> = fc
  .tuple(place, short, fc.constantFrom(0, 255, 127))
  .map(([where, length, value]) => (bytes) => {
    const from = at(bytes, where)
    return Buffer.from(bytes).fill(value, from, Math.min(bytes.length, from + length))
  })
const without: Arbitrary<Mutation> = fc.tuple(place, short).map(([where, length]) => (bytes) => {
  const from = at(bytes, where)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)])
})
const doubled: Arbitrary<Mutation> = fc.tuple(place, short).map(([where, length]) => (bytes) => {
  const from = at(bytes, where)
  return Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)])
})
const cut: Arbitrary<Mutation> = place.map((where) => (bytes) => bytes.subarray(0, at(bytes, where)))
const followed: Arbitrary<Mutation> = fc
  .constantFrom(...PAYLOADS, Buffer.alloc(200_000, 'x'))
  .map((tail) => (bytes) => Buffer.concat([bytes, tail]))
const led: Arbitrary<Mutation> = fc
  .constantFrom(...HEADS)
  .map((head) => (bytes) => Buffer.concat([Buffer.from(head, 'latin1'), bytes]))
const commented: Arbitrary<Mutation> = fc.constantFrom(...PAYLOADS).map((words) => (bytes) => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words])
  return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])
})
/** Lengths of segments and chunks that are not theirs. */
const wrongLength: Arbitrary<Mutation> = fc
  .tuple(place, fc.constantFrom(0, 1, 2, 0x7fff, 0xffff))
  .map(([where, length]) => (bytes) => {
    const changed = Buffer.from(bytes)
    const marks = [...changed.keys()].filter((i) => changed[i] === 0xff && (changed[i + 1] ?? 0) >= 0xc0)
    const mark = marks[at(changed, where) % Math.max(1, marks.length)] ?? 8
    if (mark + 4 <= changed.length) changed.writeUInt16BE(length, mark + 2)
    return changed
  })
const lying: Arbitrary<Mutation> = fc.tuple(fc.constantFrom(...SIZES), fc.constantFrom(...SIZES)).map(
  ([width, height]) =>
    (bytes) =>
      saySize(Buffer.from(bytes), width, height),
)

/** Writes a size into the header, with all else about it right. */
function saySize(bytes: Buffer, width: number, height: number): Buffer {
  if (bytes.length > 33 && bytes[0] === 0x89) {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  }
  const frame = [...bytes.keys()].find(
    (i) => bytes[i] === 0xff && [0xc0, 0xc1, 0xc2].includes(bytes[i + 1] ?? 0),
  )
  if (frame !== undefined && frame + 9 <= bytes.length) {
    bytes.writeUInt16BE(Math.min(height, 65_535), frame + 5)
    bytes.writeUInt16BE(Math.min(width, 65_535), frame + 7)
  }
  return bytes
}

const MUTATIONS = fc.oneof(
  ...[withBytes, withBytes, withRun, without, doubled, cut],
  ...[followed, led, commented, wrongLength, lying, lying],
)

const NAMES = ['../../x.jpg', 'a\0.jpg', 'x'.repeat(300), '\u202egpj.exe', 'a"b;c.jpg', 'é🧑🏽.png']

/** Files as they come damaged, made up, or under a wrong name: each differs in something from one that is right. */
export const mutatedFiles = (seeds: SeedFile[]): Arbitrary<SeedFile> =>
  fc
    .record({
      seed: fc.constantFrom(...seeds),
      mutations: fc.array(MUTATIONS, { minLength: 1, maxLength: 3 }),
      name: fc.option(fc.constantFrom(...NAMES), { freq: 5 }),
    })
    .map(({ seed, mutations, name }) => ({
      ...{ name: name ?? seed.name, type: seed.type },
      bytes: mutations.reduce((bytes, mutate) => mutate(bytes), seed.bytes),
    }))
