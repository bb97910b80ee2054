import { expect, it } from 'vitest'
import { putAnswer } from './put-answer.ts'
import { createQueryClient } from './query-client.ts'

it('an answer that was asked for before a change, and comes after it, changes nothing', async () => {
  const client = createQueryClient()
  const late = Promise.withResolvers<string>()
  const asked = client.fetchQuery({ queryKey: ['hers'], queryFn: () => late.promise }).catch(() => null)
  await putAnswer(client, ['hers'], 'changed')
  late.resolve('as it was')
  await asked
  expect(client.getQueryData(['hers'])).toBe('changed')
})
