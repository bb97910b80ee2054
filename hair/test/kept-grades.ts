import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Technique } from '../src/contract.ts'
import type { FitnessTraits } from '../src/plan/fitness.ts'

/** A picture that somebody graded, and what was known before it was made. */
export interface KeptGrade extends FitnessTraits {
  /** Name of the portrait; where it lies is nobody's business. */
  photo: string
  style: string
  technique: Technique
  /** 1 ugly … 5 a photograph. */
  grade: number
}

export const GRADES_FILE = path.join(import.meta.dirname, '../training/grades.csv')

/** The grades kept in `training/grades.csv`. */
export function keptGrades(): KeptGrade[] {
  const [, ...lines] = readFileSync(GRADES_FILE, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [photo, style, technique, ...numbers] = line.split(',')
    const [grade, score, turn, area, length, bared, veiled, waviness] = numbers.map(Number)
    const traits = { score, turn, area, length, bared, veiled, waviness }
    return { photo, style, technique: technique as Technique, grade, ...traits }
  })
}
