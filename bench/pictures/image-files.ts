import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@app/domain/routes.ts'
import pg from 'pg'
import sharp from 'sharp'
import type { Benchmark, Figure } from '../figure.ts'
import { askAgain, type Call } from '../polling/ask-again.ts'
import { type Contenders, endPeer, openContenders, openPeer, type Peer } from '../polling/contenders.ts'
import { idleShare } from '../rounds/idle.ts'
import { Samples } from '../rounds/samples.ts'
import { IDLE, validity } from '../rounds/validity.ts'

const ROUNDS = 6
const SECONDS = 5
const SHORT_SECONDS = 1
const CONNECTIONS = 20
const TARGET = 1.5
const KINDS = ['image', 'thumbnail'] as const

export const imageFiles: Benchmark = {
  name: 'image-files',
  measures: `${CONNECTIONS} connections asking for an image of hers again and again, beside a plain static file`,
  run: async ({ short }) => {
    const contenders = await openContenders()
    const files = await layFiles(contenders)
    const plain = await openPeer('static.mjs', [contenders.folder])
    const calls = await callsOf(contenders, plain, files)
    const samples = new Samples()
    const seconds = short ? SHORT_SECONDS : SECONDS
    for (const call of calls) await askAgain(call, CONNECTIONS, SHORT_SECONDS)
    for (let round = 0; round < (short ? 1 : ROUNDS); round++)
      for (const call of round % 2 === 0 ? calls : calls.toReversed()) await measure(call, seconds, samples)
    await endPeer(plain)
    await contenders.close()
    return figuresOf(calls, samples)
  },
}

async function measure(call: Call, seconds: number, samples: Samples): Promise<void> {
  samples.add(IDLE, await idleShare())
  const { cpu, rate } = await askAgain(call, CONNECTIONS, seconds)
  samples.add(call.name, cpu)
  samples.add(`${call.name}: answers`, rate)
}

interface Files {
  id: string
  image: string
  thumbnail: string
}

/** One image of hers, as heavy as the real ones are: 960 × 1280 with a little grain, and its thumbnail. */
async function layFiles({ folder, databaseUrl }: Contenders): Promise<Files> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Files>('select id, file as image, thumbnail from images limit 1')
  await client.end()
  const [files] = rows
  if (!files) throw new Error('there are no images')
  mkdirSync(join(folder, 'images'), { recursive: true })
  const grain = { width: 480, height: 640, channels: 3 } as const
  const drawn = await sharp(randomBytes(grain.width * grain.height * 3), { raw: grain })
    .blur(2)
    .resize(960, 1280)
    .png()
    .toBuffer()
  await sharp(drawn).jpeg({ quality: 92 }).toFile(join(folder, files.image))
  await sharp(drawn).resize(360, 480).webp({ quality: 80 }).toFile(join(folder, files.thumbnail))
  return files
}

async function callsOf({ ours, express }: Contenders, plain: Peer, files: Files): Promise<Call[]> {
  const pathOf = { image: api.image(files.id), thumbnail: api.imageThumbnail(files.id) }
  const asked = KINDS.flatMap((kind) => [
    {
      name: `static: ${kind}`,
      url: `${plain.url}/${files[kind]}`,
      pid: plain.pid,
      headers: {} as Record<string, string>,
    },
    { name: `ours: ${kind}`, url: ours.url + pathOf[kind], pid: ours.pid, headers: { cookie: ours.cookie } },
  ])
  asked.push({
    name: 'Express: image',
    url: express.url + pathOf.image,
    pid: express.pid,
    headers: { cookie: express.cookie },
  })
  const calls: Call[] = []
  for (const call of asked) {
    const etag = (await fetch(call.url, { headers: call.headers })).headers.get('etag') ?? ''
    calls.push({ ...call, status: 200 })
    calls.push({
      ...call,
      name: `${call.name}, unchanged`,
      headers: { ...call.headers, 'if-none-match': etag },
      status: 304,
    })
  }
  return calls
}

function figuresOf(calls: Call[], samples: Samples): Figure[] {
  const names = calls.map(({ name }) => name)
  return [
    ...names.map((name) => samples.figure(name, 'µs')),
    ...KINDS.flatMap((kind) => [
      samples.ratio(`ours: ${kind}`, `static: ${kind}`, TARGET),
      samples.ratio(`ours: ${kind}, unchanged`, `static: ${kind}, unchanged`, TARGET),
    ]),
    ...names.map((name) => samples.figure(`${name}: answers`, '/s')),
    ...validity(names, samples),
  ]
}
