/**
 * Lets somebody grade two versions of the engine without knowing which is which: who made a change overrates it.
 *   node hair/training/blind/compare-blind.ts mix OLD NEW OUT   # pictures of the same name in both, as OUT/001.png …
 *   node hair/training/blind/compare-blind.ts tell OUT          # once OUT/grades.csv is there: « 001,2.5 » per line
 * The key lies beside OUT, not in it. Pictures that are the same byte for byte are left out.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compare, type Mixed, mix } from './comparison.ts'

const [task, ...folders] = process.argv.slice(2)
if (task === 'mix' && folders.length === 3) mixPictures(folders[0], folders[1], folders[2])
else if (task === 'tell' && folders.length === 1) tellGrades(folders[0])
else throw new Error('Expected mix OLD NEW OUT, or tell OUT')

function mixPictures(old: string, fresh: string, out: string): void {
  const inBoth = readdirSync(old).filter((name) => readdirSync(fresh).includes(name))
  const files = inBoth.filter(
    (name) => !readFileSync(path.join(old, name)).equals(readFileSync(path.join(fresh, name))),
  )
  mkdirSync(out, { recursive: true })
  const mixed = mix(files, Math.random)
  for (const { id, file, which } of mixed)
    copyFileSync(path.join(which === 'old' ? old : fresh, file), path.join(out, id + path.extname(file)))
  writeFileSync(keyOf(out), `${JSON.stringify(mixed, null, 1)}\n`)
  console.log(`${mixed.length} pictures; ${inBoth.length - files.length} are the same in both`)
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
