import { deflateSync } from 'node:zlib'
import { encodeJpeg } from '@app/hair/files/encode-jpeg.ts'
import { mark } from '@app/hair/files/mark.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MOST_XMP_BYTES, MOST_XMP_PIECES, readMarks } from './read-marks.ts'
import {
  drawnFile,
  FORMATS,
  joined,
  manifestBox,
  number,
  withChunk,
  withRiffChunk,
  withSegment,
} from './testing/marked-files.ts'

const OURS = {
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  tool: 'Ondée & "co"',
  hasC2pa: false,
}
const NOTHING = { sourceType: null, tool: null, hasC2pa: false }
const TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const packet = (words: string) => `<x:xmpmeta><rdf:RDF><rdf:Description ${words}</rdf:RDF></x:xmpmeta>`
const typed = (word: string) => packet(`Iptc4xmpExt:DigitalSourceType="${TYPES}${word}"/>`)
const XMP_OF_JPEG = 'http://ns.adobe.com/xap/1.0/\0'
const MORE_XMP_OF_JPEG = `http://ns.adobe.com/xmp/extension/\0${'A'.repeat(40)}`
const XMP_OF_PNG = 'XML:com.adobe.xmp\0'

describe('an image of ours', () => {
  it('bears its mark as our engine writes it (L9)', async () => {
    const picture = { w: 12, h: 16, data: new Uint8Array(12 * 16 * 3).fill(120) }
    expect(await readMarks(await encodeJpeg(picture, { xmp: mark('Ondée & "co"') }))).toEqual(OURS)
  })
  it.each(FORMATS)('keeps its mark as %s (L9)', async (format) =>
    expect(await readMarks(await drawnFile(format, mark('Ondée & "co"')))).toEqual(OURS),
  )
  it.each(FORMATS)('written anew as %s without metadata bears none', async (format) => {
    const marked = await drawnFile('jpeg', mark('Ondée'))
    const anew = await sharp(marked).toFormat(format).toBuffer()
    expect(await readMarks(new Uint8Array(anew))).toEqual(NOTHING)
  })
})

describe('the word of IPTC is found', () => {
  const written = {
    'as an attribute': `Iptc4xmpExt:DigitalSourceType="${TYPES}digitalCapture"/>`,
    'as an attribute in single quotes': `Iptc4xmpExt:DigitalSourceType = '${TYPES}digitalCapture'/>`,
    'as an element': `><a:DigitalSourceType>\n ${TYPES}digitalCapture\n</a:DigitalSourceType></rdf:Description>`,
    'as a resource': `><a:DigitalSourceType rdf:resource="${TYPES}digitalCapture"/></rdf:Description>`,
    'without its address': 'a:DigitalSourceType="digitalCapture"/>',
  }
  it.each(Object.entries(written))('%s', async (_, words) => {
    const marks = await readMarks(await drawnFile('jpeg', packet(words)))
    expect(marks?.sourceType).toBe('digitalCapture')
  })
  it('and one that speaks of AI goes before any other', async () => {
    const both = packet(`><a:DigitalSourceType>${TYPES}print</a:DigitalSourceType>
      <a:DigitalSourceType>${TYPES}trainedAlgorithmicMedia</a:DigitalSourceType></rdf:Description>`)
    expect(await readMarks(await drawnFile('webp', both))).toMatchObject({
      sourceType: 'trainedAlgorithmicMedia',
    })
  })
  it.each(['', ' ', `${TYPES}<b>`, `${TYPES}two words`, `${TYPES}${'a'.repeat(61)}`])(
    'and « %s » is none',
    async (value) => {
      const words = packet(`a:DigitalSourceType="${value}"/>`)
      expect(await readMarks(await drawnFile('jpeg', words))).toEqual(NOTHING)
    },
  )
  it('up to sixty letters', async () => {
    const word = 'a'.repeat(60)
    expect(await readMarks(await drawnFile('jpeg', typed(word)))).toMatchObject({ sourceType: word })
  })
})

it.each([99, 100, 101])('of a tool with a name of %d letters, a hundred are told', async (letters) => {
  const file = await drawnFile('jpeg', mark('o'.repeat(letters)))
  expect((await readMarks(file))?.tool).toBe('o'.repeat(Math.min(letters, 100)))
})

describe('a C2PA manifest is found', () => {
  it.each([false, true])('in a JPEG, its length in eight bytes more: %s', async (isLong) => {
    const file = withSegment(await drawnFile('jpeg'), 0xeb, 'JP\0\x01\0\0\0\x01', manifestBox(isLong))
    expect(await readMarks(file)).toEqual({ ...NOTHING, hasC2pa: true })
  })
  it('in a PNG', async () => {
    const file = withChunk(await drawnFile('png'), 'caBX', manifestBox())
    expect(await readMarks(file)).toEqual({ ...NOTHING, hasC2pa: true })
  })
  it('in a WebP', async () => {
    const file = withRiffChunk(await drawnFile('webp'), 'C2PA', manifestBox())
    expect(await readMarks(file)).toEqual({ ...NOTHING, hasC2pa: true })
  })
  it('beside the words of IPTC', async () => {
    const file = withChunk(await drawnFile('png', mark('Ondée')), 'caBX', manifestBox())
    expect(await readMarks(file)).toMatchObject({ sourceType: OURS.sourceType, hasC2pa: true })
  })
  it('and a box of another kind is none', async () => {
    const box = manifestBox(false, 'xyzw')
    expect(await readMarks(withChunk(await drawnFile('png'), 'caBX', box))).toEqual(NOTHING)
    expect(await readMarks(withSegment(await drawnFile('jpeg'), 0xeb, 'JP\0\x01\0\0\0\x01', box))).toEqual(
      NOTHING,
    )
  })
})

describe('XMP is read wherever a format keeps it', () => {
  const found = { sourceType: 'trainedAlgorithmicMedia' }
  const words = typed('trainedAlgorithmicMedia')
  const packed = deflateSync(words)
  it('in a JPEG, a word that two segments share', async () => {
    const half = words.indexOf('Algorithmic')
    const more = withSegment(await drawnFile('jpeg'), 0xe1, MORE_XMP_OF_JPEG, words.slice(half))
    expect(await readMarks(withSegment(more, 0xe1, XMP_OF_JPEG, words.slice(0, half)))).toMatchObject(found)
  })
  it('in a JPEG, behind markers that are filled up', async () => {
    const file = withSegment(await drawnFile('jpeg'), 0xe1, XMP_OF_JPEG, words)
    expect(await readMarks(joined(file.subarray(0, 2), '\xff\xff\xff', file.subarray(2)))).toMatchObject(
      found,
    )
  })
  it.each([
    { chunk: 'iTXt', kept: joined(XMP_OF_PNG, '\0\0fr\0\0', words) },
    { chunk: 'iTXt', kept: joined(XMP_OF_PNG, '\x01\0\0XMP\0', packed) },
    { chunk: 'zTXt', kept: joined(XMP_OF_PNG, '\0', packed) },
    { chunk: 'tEXt', kept: joined(XMP_OF_PNG, words) },
  ])('in a PNG, in $chunk', async ({ chunk, kept }) =>
    expect(await readMarks(withChunk(await drawnFile('png'), chunk, kept))).toMatchObject(found),
  )
  it('in a PNG, of a packed packet that breaks off, what came before', async () => {
    const long = deflateSync(words + 'x'.repeat(300_000), { level: 0 })
    const broken = joined(XMP_OF_PNG, '\0', long.subarray(0, 200_000))
    expect(await readMarks(withChunk(await drawnFile('png'), 'zTXt', broken))).toMatchObject(found)
  })
  it('and other text is none', async () => {
    const file = withChunk(await drawnFile('png'), 'tEXt', 'Comment\0', words)
    expect(await readMarks(file)).toEqual(NOTHING)
  })
})

describe('the work has an end', () => {
  const words = typed('trainedAlgorithmicMedia')
  it.each([
    { over: -1, sourceType: 'trainedAlgorithmicMedia' },
    { over: 0, sourceType: 'trainedAlgorithmicMedia' },
    { over: 1, sourceType: null },
  ])('a packet is read for a mebibyte: one whose mark ends $over bytes behind that', async (told) => {
    const value = `:DigitalSourceType="${TYPES}trainedAlgorithmicMedia`
    const before = ' '.repeat(MOST_XMP_BYTES - value.length + told.over)
    for (const kept of [joined('\0', deflateSync(before + value)), null]) {
      const file = kept
        ? withChunk(await drawnFile('png'), 'zTXt', XMP_OF_PNG, kept)
        : withChunk(await drawnFile('png'), 'tEXt', XMP_OF_PNG, before, value)
      const read = (await readMarks(file))?.sourceType ?? null
      expect(read === 'trainedAlgorithmicMedia').toBe(told.sourceType !== null)
    }
  })
  it.each([
    { before: MOST_XMP_PIECES - 1, sourceType: 'trainedAlgorithmicMedia' },
    { before: MOST_XMP_PIECES, sourceType: null },
  ])('32 pieces are read: a mark behind $before of them', async ({ before, sourceType }) => {
    let file = withChunk(await drawnFile('png'), 'tEXt', XMP_OF_PNG, words)
    for (let piece = 0; piece < before; piece += 1)
      file = withChunk(file, 'zTXt', XMP_OF_PNG, '\0', deflateSync(' '))
    expect((await readMarks(file))?.sourceType).toBe(sourceType)
  })
  it('what was packed to fill a memory is not unpacked', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000))
    const file = withChunk(await drawnFile('png'), 'zTXt', XMP_OF_PNG, '\0', bomb)
    expect(await readMarks(file)).toEqual(NOTHING)
  })
  it.each([
    'DigitalSourceType',
    'DigitalSourceType ',
    'DigitalSourceType a:resource',
    'CreatorTool="',
    '&amp',
  ])('a packet full of « %s » is read to its end', async (words) => {
    const full = `:${words}`.repeat(Math.floor(MOST_XMP_BYTES / (words.length + 1)))
    const file = withChunk(await drawnFile('png'), 'tEXt', XMP_OF_PNG, full)
    expect(await readMarks(file)).toMatchObject({ sourceType: null })
  })
})

describe('what is no image, or not the whole of one', () => {
  it.each([
    { what: 'nothing', bytes: joined('') },
    { what: 'a letter', bytes: joined('Chère Léa') },
    { what: 'a GIF', bytes: joined('GIF89a', '\0'.repeat(40)) },
    { what: 'the first bytes of a JPEG', bytes: joined('\xff\xd8\xff') },
    { what: 'a PNG without a header', bytes: joined('\x89PNG\r\n\x1a\n', number(0), 'IEND', number(0)) },
    { what: 'a WebP that ends where it begins', bytes: joined('RIFF', '\0\0\0\0', 'WEBPVP8 ') },
    { what: 'another RIFF', bytes: joined('RIFF', '\x24\0\0\0', 'WAVEfmt ', '\0'.repeat(28)) },
  ])('is not read: $what', async ({ bytes }) => expect(await readMarks(bytes)).toBeNull())

  it.each(FORMATS)('a %s cut off anywhere has the mark that is there, or is not read', async (format) => {
    const file = await drawnFile(format, mark('Ondée'))
    for (let length = 0; length < file.length; length += 1) {
      const marks = await readMarks(file.subarray(0, length))
      expect([null, OURS.sourceType]).toContain(marks?.sourceType ?? null)
      if (marks) expect(marks).not.toEqual(NOTHING)
    }
  })
  it.each([
    { format: 'jpeg', file: async () => joined('\xff\xd8\xff\xe1\xff\xff', 'http') },
    { format: 'jpeg', file: async () => joined('\xff\xd8\xff\xe1\0\x01', '\0'.repeat(20)) },
    {
      format: 'png',
      file: async () => joined((await drawnFile('png')).subarray(0, 33), '\xff\xff\xff\xffIDAT'),
    },
    {
      format: 'webp',
      file: async () => joined('RIFF\xff\xff\xff\xffWEBPVP8X\xff\xff\xff\xff', '\0'.repeat(9)),
    },
  ])('a $format whose part says it is longer than the file is not read', async ({ file }) =>
    expect(await readMarks(await file())).toBeNull(),
  )
})

describe('whatever the bytes are, there is an answer', () => {
  const SEEDS = 2000
  it.each(FORMATS)('of a %s with some of its bytes changed, cut or doubled', async (format) => {
    const marked = await drawnFile(format, mark('Ondée'))
    for (let seed = 0; seed < SEEDS; seed += 1) await expectAnAnswer(changed(marked, random(seed)), seed)
  })
  it('of any bytes behind the first of each format', async () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const next = random(seed)
      const noise = Uint8Array.from({ length: Math.floor(next() * 400) }, () => next() * 256)
      for (const head of ['', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'RIFF\xff\0\0\0WEBPVP8 '])
        await expectAnAnswer(joined(head, noise), seed)
    }
  })
})

async function expectAnAnswer(file: Uint8Array, seed: number): Promise<void> {
  const marks = await readMarks(file)
  const words = [marks?.sourceType ?? '', marks?.tool ?? '']
  expect(
    words.every((word) => word.length <= 100),
    `seed ${seed}`,
  ).toBe(true)
}

/** The same numbers for the same seed, 0 to 1: mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function changed(file: Uint8Array, next: () => number): Uint8Array {
  const bytes = file.slice()
  for (let change = 0; change < 1 + next() * 8; change += 1)
    bytes[Math.floor(next() * bytes.length)] = [0, 255, next() * 256][Math.floor(next() * 3)] ?? 0
  const at = Math.floor(next() * bytes.length)
  if (next() < 0.3) return bytes.subarray(0, at)
  return next() < 0.3 ? joined(bytes.subarray(0, at), bytes) : bytes
}
