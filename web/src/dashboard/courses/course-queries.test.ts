import { api } from '@app/domain/routes.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callHook, knowing } from '../testing/draw-knowing.tsx'
import { holdCalls, turn } from '../testing/held-calls.ts'
import { useAnswer } from './course-queries.ts'

const PATH = api.quiz('image-et-droit', 'le-consentement')
const answered = { choice: 0, isRight: true, rightChoice: 0, explanation: [] }
/** A quiz of two questions, so many of which are answered. */
const quiz = (count: number) => ({
  course: { slug: 'image-et-droit', title: 'Image et droit' },
  module: { slug: 'le-consentement', title: 'Le consentement' },
  questions: [0, 1].map((rank) => ({
    words: `${rank} ?`,
    choices: [[], []],
    answered: rank < count ? answered : null,
  })),
  next: null,
})

let calls: ReturnType<typeof holdCalls>
beforeEach(() => {
  calls = holdCalls()
})
afterEach(() => vi.unstubAllGlobals())

it('two questions she answers one after the other are both answered: the second waits for the first', async () => {
  const client = knowing({ [PATH]: quiz(0) })
  // Each question is one of its own.
  for (const question of [0, 1])
    callHook(() => useAnswer('image-et-droit', 'le-consentement'), client).mutate({ question, choice: 0 })
  await turn()
  await calls.answer(PATH, quiz(1))
  expect(calls.asked()).toEqual([PATH])
  await calls.answer(PATH, quiz(2))
  expect(client.getQueryData([PATH])).toEqual(quiz(2))
})
