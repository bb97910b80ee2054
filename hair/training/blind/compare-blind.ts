/**
 * Lets somebody grade two versions of the engine without knowing which is which: who made a change overrates it.
 *   node hair/training/blind/compare-blind.ts mix OLD NEW OUT   # pictures of the same name in both, as OUT/001.png …
 *   node hair/training/blind/compare-blind.ts tell OUT          # once OUT/grades.csv is there: « 001,2.5 » per line
 *   node hair/training/blind/compare-blind.ts pair OLD NEW OUT  # the same side by side, the sides by lot
 *   node hair/training/blind/compare-blind.ts chosen OUT        # once OUT/choices.csv is there: « 001,L » or « 001,R » per line
 * The key lies beside OUT, not in it. Pictures that are the same byte for byte are left out. Choosing tells more than grading:
 * ears that one judge found no truer in any of 21 pictures, another preferred in 27 of 30 once they stood side by side.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { chosen, compare, type Mixed, mix, type Paired, pair } from './comparison.ts'

/** Between the two of a pair, pixels. */
const BETWEEN = 12

const [task, ...folders] = process.argv.slice(2)
if (task === 'mix' && folders.length === 3) mixPictures(folders[0], folders[1], folders[2])
else if (task === 'pair' && folders.length === 3) await pairPictures(folders[0], folders[1], folders[2])
else if (task === 'tell' && folders.length === 1) tellGrades(folders[0])
else if (task === 'chosen' && folders.length === 1) tellChoices(folders[0])
else throw new Error('Expected mix or pair OLD NEW OUT, or tell or chosen OUT')

function mixPictures(old: string, fresh: string, out: string): void {
  const mixed = mix(changed(old, fresh), Math.random)
  mkdirSync(out, { recursive: true })
  for (const { id, file, which } of mixed)
    copyFileSync(path.join(which === 'old' ? old : fresh, file), path.join(out, id + path.extname(file)))
  writeFileSync(keyOf(out), `${JSON.stringify(mixed, null, 1)}\n`)
}

async function pairPictures(old: string, fresh: string, out: string): Promise<void> {
  const paired = pair(changed(old, fresh), Math.random)
  mkdirSync(out, { recursive: true })
  for (const { id, file, left } of paired) {
    const sides = left === 'old' ? [old, fresh] : [fresh, old]
    const [first, second] = sides.map((folder) => path.join(folder, file))
    const { width } = await sharp(first).metadata()
    await sharp(first)
      .extend({ right: width + BETWEEN, background: 'white' })
      .composite([{ input: second, left: width + BETWEEN, top: 0 }])
      .png()
      .toFile(path.join(out, `${id}.png`))
  }
  writeFileSync(keyOf(out), `${JSON.stringify(paired, null, 1)}\n`)
}

/** Pictures that are in both folders, and are not the same. */
function changed(old: string, fresh: string): string[] {
  const inBoth = readdirSync(old).filter((name) => readdirSync(fresh).includes(name))
  const files = inBoth.filter(
    (name) => !readFileSync(path.join(old, name)).equals(readFileSync(path.join(fresh, name))),
  )
  console.log(`${files.length} differ; ${inBoth.length - files.length} are the same in both`)
  return files
}

function tellChoices(out: string): void {
  const paired = JSON.parse(readFileSync(keyOf(out), 'utf8')) as Paired[]
  const lines = readFileSync(path.join(out, 'choices.csv'), 'utf8').trim().split('\n')
  const sides = new Map(
    lines.map((line) => {
      const [id, side = ''] = line.split(',')
      return [id.trim(), side.trim()] as const
    }),
  )
  for (const { style, old, new: fresh, lost } of chosen(paired, sides))
    console.log(style.padEnd(20), `old ${old}, new ${fresh}`, lost.join(' '))
}

function tellGrades(out: string): void {
  const mixed = JSON.parse(readFileSync(keyOf(out), 'utf8')) as Mixed[]
  const lines = readFileSync(path.join(out, 'grades.csv'), 'utf8').trim().split('\n')
  const grades = new Map(
    lines.flatMap((line) => {
      const [id, grade] = line.split(',')
      return Number(grade) > 0 ? [[id.trim(), Number(grade)] as const] : []
    }),
  )
  for (const { style, old, new: fresh, better, worse } of compare(mixed, grades)) {
    const told = `${old.toFixed(2)} → ${fresh.toFixed(2)}, better on ${better.length}, worse on ${worse.length}`
    console.log(style.padEnd(20), told, worse.join(' '))
  }
}

function keyOf(out: string): string {
  return `${path.resolve(out)}.key.json`
}
