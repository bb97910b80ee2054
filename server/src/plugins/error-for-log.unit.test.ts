import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { errorForLog } from './error-for-log.ts'

it('a failing query is logged without the values it was given (P9)', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
  const logged = JSON.stringify(
    errorForLog(new DrizzleQueryError('insert into users', ['camille@exemple.fr'], cause)),
  )
  expect(logged).not.toContain('camille@exemple.fr')
  expect(logged).toContain('insert into users')
  expect(logged).toContain('23505')
})

it('any other error keeps its message, its place and its cause', () => {
  const logged = errorForLog(new Error('the disk', { cause: new Error('is full') }))
  expect(logged).toMatchObject({ message: 'the disk', cause: { message: 'is full' } })
  expect(JSON.stringify(logged)).toContain('error-for-log.unit.test.ts')
})

it('what a library has copied from an error keeps its words and its place; what is none is written as it is', () => {
  const { message, stack } = new Error('the queue')
  expect(errorForLog({ message, stack, queue: 'check-photo' })).toMatchObject({ message: 'the queue' })
  expect(JSON.stringify(errorForLog({ message, stack }))).toContain('error-for-log.unit.test.ts')
  expect([errorForLog('so'), errorForLog(null)]).toEqual([{ message: 'so' }, { message: 'null' }])
})
