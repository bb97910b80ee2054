/**
 * Fits what `plan/fitness.ts` knows to the pictures that were graded by eye, and prints it with its curve:
 *   node hair/training/fit-grades.ts        # minutes
 * A logistic regression with one beginning per style and technique, and one weight, never below 0, per doubt.
 */
import { DOUBTS, doubtsOf, makingOf } from '../src/plan/fitness.ts'
import { curveOf, curveTable } from '../test/fitness-curve.ts'
import { type KeptGrade, keptGrades } from '../test/kept-grades.ts'

/** Fit to be sold: at most a small thing gives it away. */
const FIT = 3.5
const STEPS = 8_000
const RATE = 0.02
/** Keeps a making that was graded a few times from certainty. */
const PULL = 0.02

interface Model {
  starts: Record<string, number>
  weights: Record<string, number>
}

const all = keptGrades()
const model = fit(all)
console.log(JSON.stringify(model, (_key, value) => (typeof value === 'number' ? round(value) : value), 2))
console.log(`\nas fitted\n${curveTable(curveOf(all, (grade) => guess(model, grade)))}`)
const apart = new Map([...new Set(all.map(({ photo }) => photo))].map((photo) => [photo, fit(others(photo))]))
const guessApart = (grade: KeptGrade) => guess(apart.get(grade.photo) ?? model, grade)
console.log(`\nof photos that were left out of the fit\n${curveTable(curveOf(all, guessApart))}`)

function others(photo: string): KeptGrade[] {
  return all.filter((grade) => grade.photo !== photo)
}

function fit(grades: readonly KeptGrade[]): Model {
  const model: Model = { starts: {}, weights: Object.fromEntries(DOUBTS.map((doubt) => [doubt, 0])) }
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

function guess({ starts, weights }: Model, { style, technique, ...traits }: KeptGrade): number {
  const doubts = doubtsOf(technique, traits)
  const against = DOUBTS.reduce((sum, doubt) => sum + weights[doubt] * doubts[doubt], 0)
  return 1 / (1 + Math.exp(against - starts[makingOf(style, technique)]))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
