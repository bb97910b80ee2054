import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Technique } from '../src/contract.ts'
import type { FitnessTraits } from '../src/fitness/fitness.ts'

/** A picture that somebody graded, and what was known before it was made. */
export interface KeptGrade extends FitnessTraits {
  /** Name of the portrait; where it lies is nobody's business. */
  photo: string
  style: string
  technique: Technique
  /** 1 ugly … 5 a photograph, as `ruler` plain would have it. */
  grade: number
  ruler: Ruler
}

/**
 * How a picture was graded. Strict: seen at 900 pixels, and half a point taken off what one would like to give. Of twelve
 * old pictures that were graded in both ways each lost half a point at least, 1.3 in the mean.
 */
export type Ruler = 'plain' | 'strict'

const TAKEN_OFF: Readonly<Record<Ruler, number>> = { plain: 0, strict: 0.5 }

const GRADES_FILE = path.join(import.meta.dirname, '../training/grades.csv')

const TRAITS = ['score', 'turn', 'area', 'bared', 'veiled', 'waviness'] as const

/** The grades kept in `training/grades.csv`, which holds them as they were given. */
export function keptGrades(): KeptGrade[] {
  const [, ...lines] = readFileSync(GRADES_FILE, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [photo, style, technique, given, ruler, ...numbers] = line.split(',')
    const traits = {} as FitnessTraits
    for (const [k, trait] of TRAITS.entries()) traits[trait] = Number(numbers[k])
    return {
      photo,
      style,
      technique: technique as Technique,
      grade: plainGrade(Number(given), ruler as Ruler),
      ruler: ruler as Ruler,
      ...traits,
    }
  })
}

/** What was given, with what was taken off: grades of both rulers are compared by it. */
export const plainGrade = (given: number, ruler: Ruler): number => given + TAKEN_OFF[ruler]

/** Writes them all again. */
export function writeKeptGrades(grades: readonly KeptGrade[]): void {
  const lines = grades.map(({ photo, style, technique, grade, ruler, ...traits }) =>
    [
      ...[photo, style, technique, grade - TAKEN_OFF[ruler], ruler],
      ...TRAITS.map((trait) => traits[trait].toFixed(3)),
    ].join(','),
  )
  const head = ['photo', 'style', 'technique', 'grade', 'ruler', ...TRAITS].join(',')
  writeFileSync(GRADES_FILE, `${[head, ...lines].join('\n')}\n`)
}
