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
  /** 1 ugly … 5 a photograph. */
  grade: number
}

const GRADES_FILE = path.join(import.meta.dirname, '../training/grades.csv')

const TRAITS = ['score', 'turn', 'area', 'bared', 'veiled', 'waviness'] as const

/** The grades kept in `training/grades.csv`. */
export function keptGrades(): KeptGrade[] {
  const [, ...lines] = readFileSync(GRADES_FILE, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [photo, style, technique, grade, ...numbers] = line.split(',')
    const traits = {} as FitnessTraits
    for (const [k, trait] of TRAITS.entries()) traits[trait] = Number(numbers[k])
    return {
      photo,
      style,
      technique: technique as Technique,
      grade: Number(grade),
      ...traits,
    }
  })
}

/** Writes them all again. */
export function writeKeptGrades(grades: readonly KeptGrade[]): void {
  const lines = grades.map(({ photo, style, technique, grade, ...traits }) =>
    [photo, style, technique, grade, ...TRAITS.map((trait) => traits[trait].toFixed(3))].join(','),
  )
  const head = ['photo', 'style', 'technique', 'grade', ...TRAITS].join(',')
  writeFileSync(GRADES_FILE, `${[head, ...lines].join('\n')}\n`)
}
