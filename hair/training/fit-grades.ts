/**
 * Fits what `fitness/fitness.ts` knows to the pictures that were graded by eye, and prints it with its curve:
 *   node hair/training/fit-grades.ts        # minutes
 * A logistic regression with one beginning per style and technique, and one weight, never below 0, per doubt.
 */
import { DOUBTS, doubtsOf, FIT, type GradeModel, likelihoodOf, makingOf } from '../src/fitness/fitness.ts'
import { curveOf, curveTable } from '../test/fitness-curve.ts'
import { type KeptGrade, keptGrades } from '../test/kept-grades.ts'
import { orderedRightly } from '../test/ordered-rightly.ts'

const STEPS = 8_000
const RATE = 0.02
/** Keeps a making that was graded a few times from certainty. */
const PULL = 0.02

interface Model extends GradeModel {
  starts: Record<string, number>
  weights: Record<(typeof DOUBTS)[number], number>
}

const all = keptGrades()
const model = fit(all)
console.log(JSON.stringify(model, (_key, value) => (typeof value === 'number' ? round(value) : value), 2))
report('as fitted', (grade) => guess(model, grade))
const apart = new Map([...new Set(all.map(({ photo }) => photo))].map((photo) => [photo, fit(others(photo))]))
report('of photos that were left out of the fit', (grade) => guess(apart.get(grade.photo) ?? model, grade))

function report(title: string, likelihood: (grade: KeptGrade) => number): void {
  console.log(`\n${title}\n${curveTable(curveOf(all, likelihood))}`)
  const { right, pairs } = orderedRightly(all, likelihood)
  console.log(`of ${pairs} pairs of one style of which one is fit, ${right} are in the right order`)
}

function others(photo: string): KeptGrade[] {
  return all.filter((grade) => grade.photo !== photo)
}

function fit(grades: readonly KeptGrade[]): Model {
  const weights = Object.fromEntries(DOUBTS.map((doubt) => [doubt, 0])) as Model['weights']
  const model: Model = { starts: {}, weights }
  for (const { style, technique } of all) model.starts[makingOf(style, technique)] = 0
  for (let step = 0; step < STEPS; step++) descend(model, grades)
  return model
}

/** One step down the gradient of the error. */
function descend(model: Model, grades: readonly KeptGrade[]): void {
  const starts: Record<string, number> = {}
  const weights: Record<string, number> = {}
  for (const grade of grades) {
    const error = guess(model, grade) - (grade.grade >= FIT ? 1 : 0)
    const making = makingOf(grade.style, grade.technique)
    starts[making] = (starts[making] ?? 0) + error
    const doubts = doubtsOf(grade.technique, grade)
    for (const doubt of DOUBTS) weights[doubt] = (weights[doubt] ?? 0) - error * doubts[doubt]
  }
  for (const [making, error] of Object.entries(starts))
    model.starts[making] -= RATE * (error + PULL * model.starts[making])
  for (const doubt of DOUBTS)
    model.weights[doubt] = Math.max(
      0,
      model.weights[doubt] - RATE * (weights[doubt] + PULL * model.weights[doubt]),
    )
}

function guess(model: GradeModel, grade: KeptGrade): number {
  return likelihoodOf(model, grade.style, grade.technique, grade) ?? Number.NaN
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
