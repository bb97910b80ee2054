import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rasterised } from '../../test/drawings.ts'
import { loadLooks } from '../files/load-looks.ts'
import { STYLE_TONES } from '../plan/styles.ts'
import type { LookReport } from './check-look.ts'
import { type InstallOptions, installLooks } from './install-looks.ts'
import { type PublicSet, readPublicSet } from './public-set.ts'

const head = { pose: { yaw: 0, pitch: 0.1, roll: 0 }, width: 0.85, turn: 0.01 }
const serves: LookReport = { serves: true, faults: [], head, tone: '4.0' }
const check = async (): Promise<LookReport> => serves

let server: Server
let picture: Buffer
let asked: string[]
let folder: string
/** What the place answers, by name; anything else is not there. */
let answers: Record<string, Buffer | 'silence'>

beforeAll(async () => {
  picture = await rasterised('carre', { width: 300 })
  server = createServer((request, reply) => {
    const name = path.basename(request.url ?? '')
    asked.push(name)
    const body = answers[name]
    if (body === 'silence') return
    reply.writeHead(body ? 200 : 404).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  asked = []
  answers = { 'a.jpg': picture, 'b.jpg': picture }
  folder = await mkdtemp(path.join(tmpdir(), 'looks-'))
})

function setOf(...names: string[]): PublicSet {
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/`,
    licence: 'CC0-1.0',
    source: 'here',
    looks: names.map((id) => ({
      ...{ id, file: `${id}.jpg`, baseStyle: 'carre_plongeant', tone: '4.0', sha256: null },
    })),
  }
}
async function install(set: PublicSet, options: InstallOptions = { check }) {
  const told: Record<string, string> = {}
  const watch = {
    installed: (id: string, what: string) => Object.assign(told, { [id]: what }),
    left: (id: string, why: string) => Object.assign(told, { [id]: why }),
  }
  const count = await installLooks(set, folder, watch, options)
  return { count, told }
}

describe('the public looks are fetched into a folder', () => {
  it('each with its picture and all a server needs to know of it', async () => {
    const { count } = await install(setOf('a', 'b'))
    expect(count).toBe(2)
    const looks = await loadLooks(folder)
    expect(looks[0]).toEqual({
      ...{ id: 'a', baseStyle: 'carre_plongeant', tone: '4.0', licence: 'CC0-1.0', head },
      source: setOf('a').base.concat('a.jpg'),
      picture: path.join(folder, 'a.jpg'),
    })
    expect(await readFile(path.join(folder, 'a.jpg'))).toEqual(picture)
  })
  it('and not fetched again', async () => {
    await install(setOf('a', 'b'))
    const { told } = await install(setOf('a', 'b'))
    expect(told).toEqual({ a: 'kept', b: 'kept' })
    expect(asked).toHaveLength(2)
  })
  it('going on where it was interrupted', async () => {
    await install(setOf('a'))
    await rm(path.join(folder, 'a.json'))
    await writeFile(path.join(folder, 'b.json'), '{"sha256": "of another file"}')
    expect((await install(setOf('a', 'b'))).told).toEqual({ a: 'fetched', b: 'fetched' })
  })
  it('leaving out one that is not there, and fetching the others', async () => {
    const { count, told } = await install(setOf('gone', 'a'))
    expect([count, told.gone]).toEqual([1, expect.stringMatching(/gone\.jpg answered 404/)])
  })
  it('leaving out another picture than the one that was chosen', async () => {
    const set = setOf('a')
    set.looks[0].sha256 = 'abc'
    expect((await install(set)).told.a).toMatch(/expected sha256 abc, got [0-9a-f]{64}/)
    expect(await readdir(folder)).toEqual([])
  })
  it('leaving out one that will not serve, with the reason', async () => {
    const faults = [{ code: 'turn', sentence: 'The head is turned too far.' }] as LookReport['faults']
    const turned = async () => ({ ...serves, serves: false, faults })
    expect((await install(setOf('a'), { check: turned })).told.a).toBe('The head is turned too far.')
    expect(await readdir(folder)).toEqual([])
  })
  it('leaving out what is no picture', async () => {
    answers['a.jpg'] = Buffer.from('<html>')
    expect((await install(setOf('a'), {})).told.a).toMatch(/Expected a JPEG, PNG or WebP picture/)
  })
  it('leaving out one of more bytes than allowed, not one of just as many', async () => {
    const limits = (bytes: number) => ({ check, limits: { bytes, ms: 5000 } })
    expect((await install(setOf('a'), limits(picture.length - 1))).told.a).toMatch(/larger than/)
    expect((await install(setOf('b'), limits(picture.length))).told.b).toBe('fetched')
  })
  it('giving up where nobody answers in time, in words, and keeping what is there', async () => {
    answers['b.jpg'] = 'silence'
    const running = install(setOf('a', 'b'), { check, limits: { bytes: 1e6, ms: 200 } })
    await expect(running).rejects.toMatchObject({
      code: 'looks_unreachable',
      message: expect.stringMatching(/no whole answer within 0\.2 s.*stays/),
    })
    expect(await readdir(folder)).toEqual(['a.jpg', 'a.json'])
  })
  it('giving up without a network', async () => {
    const nowhere = { ...setOf('a'), base: 'http://127.0.0.1:1/' }
    await expect(install(nowhere)).rejects.toMatchObject({ code: 'looks_unreachable' })
  })
  it('never over an open line', async () => {
    const open = { ...setOf('a'), base: 'http://looks.example/' }
    expect((await install(open)).told.a).toBe('Expected an https:// address, got http://looks.example/a.jpg')
  })
})

describe('the public set', () => {
  it('names each look once, its style and where it lies', async () => {
    const { base, looks } = await readPublicSet()
    expect(base).toMatch(/^https:.*\/$/)
    expect(new Set(looks.map(({ id }) => id)).size).toBe(looks.length)
    for (const { baseStyle, tone, file } of looks) {
      expect(STYLE_TONES).toHaveProperty(baseStyle)
      expect(tone).toMatch(/^(10|[1-9])\.\d{1,2}$/)
      expect(file).toMatch(/^\d+\.jpg$/)
    }
  })
})
