import { fileURLToPath } from 'node:url'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { drawnPhoto } from '../../hair/test/drawings.ts'
import { photographs } from '../../hair/test/photographs.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { median } from '../median.ts'
import { ALLOCATOR } from '../process/allocator.ts'
import { runToEnd } from '../run-to-end.ts'
import type { Milestone } from './hair-endurance.ts'
import type { OrderLine } from './hair-orders.ts'
import type { PeakLine, PortraitLine } from './hair-portraits.ts'
import { measureRows, misses, tableOf } from './hair-table.ts'
import { portraitsOf } from './portraits.ts'

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const ENDURING = 4
const ANALYSIS = ['decode', 'face', 'mask', 'matte']
const TARGETS: Record<string, number> = { analysis: 2500, colour: 500, cut: 3000 }

export const hair: Benchmark = {
  name: 'hair',
  measures:
    'portraits recoloured and reshaped: what is kept, what is reached, what is refused, what it costs',
  run: async (options) => {
    const portraits = (await portraitsOf(options)).slice(0, options.short ? 1 : undefined)
    const said = await run('./hair-portraits.ts', [
      String(options.limit ?? 0),
      ...portraits,
      '--',
      ...(options.short ? [] : photographs('looks')),
    ])
    const lines = said.filter((line): line is PortraitLine => 'photo' in line)
    const { peakMb } = said.find((line): line is PeakLine => 'peakMb' in line) ?? { peakMb: Number.NaN }
    const rows = measureRows(lines)
    console.log(`\n${tableOf(rows)}\n\n${misses(rows)}\n`)
    const orders = options.short ? [] : await spreads()
    const taken = new Set(lines.filter(({ refused }) => refused === null).map(({ photo }) => photo))
    const enduring = portraits
      .filter((file) => [...taken].some((name) => file.endsWith(name)))
      .slice(0, ENDURING)
    return [
      ...refusals(lines),
      ...orders,
      ...costs(lines),
      { what: 'peak memory, measuring included', value: peakMb, unit: 'MB' },
      ...(enduring.length > 0 && !options.short ? await endurance(enduring) : []),
    ]
  },
}

const IMAGES = 5
/** Of those that are sold on most heads, in tones unlike each other. */
const ORDERED = ['degrade_volume', 'carre_long_flou', 'ondulations_soleil']
const PEOPLE = ['A-brown-lob', 'B-dark-curls']

/** How far apart the hair of the five images of an order is: photographs of one person each, or drawings in five lights. */
async function spreads(): Promise<Figure[]> {
  const drawn = process.env.PHOTOGRAPHS
    ? []
    : await Promise.all([0.8, 0.9, 1, 1.05, 1.1].map((brightness) => drawnPhoto('avant', { brightness })))
  const sets = process.env.PHOTOGRAPHS
    ? PEOPLE.map((person) => photographs(`same-person/${person}`).slice(0, PHOTOS_PER_TRANSFORMATION))
    : [drawn]
  const figures: Figure[] = []
  for (const photos of sets)
    for (const style of ORDERED) {
      const said = await run('./hair-orders.ts', [style, String(IMAGES), ...photos])
      for (const { order, images, spread } of said) {
        const what = `ΔE2000 between the ${images.length} images of an order, ${style}, ${order}`
        if (images.length > 1) figures.push({ what, value: spread, unit: '', target: 4 })
      }
    }
  return figures
}

/** The lines of JSON a script says; its progress goes to the terminal. */
async function run(name: './hair-portraits.ts', args: string[]): Promise<(PortraitLine | PeakLine)[]>
async function run(name: './hair-orders.ts', args: string[]): Promise<OrderLine[]>
async function run(name: './hair-endurance.ts', args: string[]): Promise<Milestone[]>
async function run(name: string, args: string[]): Promise<unknown[]> {
  const { stdout } = await runToEnd(process.execPath, ['--expose-gc', script(name), ...args], {
    env: ALLOCATOR,
    tells: true,
  })
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as unknown)
}

/** Out of a hundred photos, how many no colour is given to, and out of a hundred tries, each other technique. */
function refusals(lines: PortraitLine[]): Figure[] {
  const perHundred = (part: PortraitLine[], whole: PortraitLine[]) =>
    (100 * part.length) / (whole.length || 1)
  const coloured = lines.filter(({ technique }) => technique === 'colour')
  const refused = coloured.filter((line) => line.refused !== null)
  const reasons = Map.groupBy(refused, (line) => line.refused ?? '')
  const others = Map.groupBy(
    lines.filter(({ technique }) => technique !== 'colour'),
    (line) => line.technique,
  )
  return [
    {
      what: `photos refused, of 100 (${coloured.length} tried)`,
      value: perHundred(refused, coloured),
      unit: '',
      target: 10,
    },
    ...[...reasons].map(
      ([reason, some]): Figure => ({ what: `  ${reason}`, value: perHundred(some, coloured), unit: '' }),
    ),
    ...[...others].map(([technique, tries]): Figure => {
      const failed = tries.filter((line) => line.refused !== null)
      const what = `${technique} refused on photos that were coloured, of 100 (${tries.length} tried)`
      return { what, value: perHundred(failed, tries), unit: '' }
    }),
  ]
}

/** Processor time per stage, the middle one of all that were not remembered. */
function costs(lines: PortraitLine[]): Figure[] {
  const analyses = lines
    .filter(({ technique, cpuMs }) => technique === 'colour' && cpuMs.mask !== undefined)
    .map(({ cpuMs }) => ANALYSIS.reduce((sum, stage) => sum + (cpuMs[stage] ?? 0), 0))
  const stage = (technique: string, name: string): Figure[] => {
    const spent = lines.flatMap((line) => (line.technique === technique ? (line.cpuMs[name] ?? []) : []))
    if (spent.length === 0) return []
    const what = ANALYSIS.includes(name) || name === technique ? name : `${technique}: ${name}`
    return [{ what: `processor time, ${what}`, value: median(spent), unit: 'ms', target: TARGETS[name] }]
  }
  return [
    { what: 'processor time, analysis', value: median(analyses), unit: 'ms', target: TARGETS.analysis },
    ...ANALYSIS.flatMap((name) => stage('colour', name)),
    ...stage('colour', 'colour'),
    ...stage('colour', 'write'),
    ...['waves', 'lob', 'look'].flatMap((technique) => stage(technique, 'plate')),
    ...['gloss', 'volume', 'waves', 'lob', 'look'].flatMap((technique) => stage(technique, 'cut')),
  ]
}

async function endurance(portraits: string[]): Promise<Figure[]> {
  const milestones = await run('./hair-endurance.ts', portraits)
  const peak = Math.max(...milestones.map(({ peakMb }) => peakMb))
  const [first, last] = [milestones.at(0), milestones.at(-1)]
  return [
    ...milestones.flatMap(({ pictures, mb, cpuMs }): Figure[] => [
      { what: `after ${pictures} pictures: memory`, value: mb, unit: 'MB' },
      { what: `after ${pictures} pictures: processor time of one`, value: cpuMs, unit: 'ms' },
    ]),
    { what: 'peak memory of the engine', value: peak, unit: 'MB', target: 700 },
    {
      what: 'memory, last against first',
      value: (last?.mb ?? 0) / (first?.mb ?? 1),
      unit: '×',
      target: 1.15,
    },
  ]
}
