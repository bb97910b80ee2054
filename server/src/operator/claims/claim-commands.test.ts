import { type DeskActWish, deskTableAnswer } from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { desc } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readToldClaims } from '../../claims/told.ts'
import { operatorActs } from '../../database/schema/operator.ts'
import { nobody, someone } from '../../testing/people.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { runAtTerminal } from '../at-terminal.ts'
import { CLAIM_COMMANDS } from './claim-commands.ts'

const home = await openTestApp()
const { database } = home.context
const operator = await someone(home, 'operator')
afterAll(() => home.close())

const act = (wish: Partial<DeskActWish>) => operator.visitor.post(api.deskActs(), wish)
const rows = async (search = '') =>
  deskTableAnswer.parse(
    (await operator.visitor.get(`${api.deskTable('claims')}?${new URLSearchParams({ search })}`)).json(),
  ).rows
const atTerminal = (name: string, ...args: string[]) => {
  const command = CLAIM_COMMANDS.find((each) => each.name === name)
  if (!command) throw new Error(name)
  return runAtTerminal(home.context, command, args)
}
const lastLine = async () =>
  (await database.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(1))[0]

const PROOF = { evidence: 'Comptage du 1er novembre', date: '2026-11-01', licence: 'Nos commandes', url: '' }

describe('claims at the desk', () => {
  it('are entered, proven, published and withdrawn, and a row says what may be done next', async () => {
    await act({ act: 'enter-claim', id: 'women', claim: { kind: 'women', count: '1234' } })
    const [entered] = await rows('1234')
    expect(entered).toMatchObject({
      cells: { claim: 'claim_women', says: '1234', state: 'claim_unproven' },
      acts: ['prove-claim', 'delete-claim'],
    })
    const id = entered?.id ?? ''
    await act({ act: 'prove-claim', id, proof: PROOF })
    expect((await rows('1234'))[0]).toMatchObject({
      cells: { state: 'claim_proven', proven_on: '2026-11-01', evidence: PROOF.evidence },
      acts: ['prove-claim', 'publish-claim', 'delete-claim'],
    })
    expect((await act({ act: 'publish-claim', id })).json().done).toBe(true)
    expect((await rows('1234'))[0]).toMatchObject({
      cells: { state: 'claim_published' },
      acts: ['prove-claim', 'withdraw-claim'],
    })
    expect((await readToldClaims(database)).women?.count).toBe(1234)
    await act({ act: 'withdraw-claim', id })
    expect((await rows('1234'))[0]?.cells.state).toBe('claim_withdrawn')
    expect((await readToldClaims(database)).women).toBeUndefined()
    await act({ act: 'delete-claim', id })
    expect(await rows('1234')).toEqual([])
  })

  it('stand in the log with their figures and their evidence', async () => {
    await act({ act: 'enter-claim', id: 'women', claim: { kind: 'women', count: '4321' } })
    expect(await lastLine()).toMatchObject({ operatorId: operator.id, subject: 'women', words: '4321' })
    const [row] = await rows('4321')
    await act({ act: 'prove-claim', id: row?.id, proof: PROOF })
    expect((await lastLine())?.words).toContain('2026-11-01 · Comptage du 1er novembre · Nos commandes')
  })

  it('in somebody’s words leave her name and her words out of the log, which nobody can rewrite', async () => {
    const claim = { month: '2026-10-03', firstName: 'Apolline', text: 'Je ne regrette rien.' }
    await act({ act: 'enter-claim', id: 'review', claim: { kind: 'review', ...claim } })
    await atTerminal('enter-claim', 'review', claim.month, claim.firstName, claim.text)
    expect(await rows('Apolline')).toHaveLength(2)
    const lines = JSON.stringify(await database.select().from(operatorActs))
    expect(lines).not.toMatch(/Apolline|regrette/)
    expect(await lastLine()).toMatchObject({ subject: 'review', words: '2026-10-03', done: true })
  })

  it.each([
    { what: 'no figure', wish: { id: 'women', claim: { kind: 'women', count: '' } }, field: 'claim.count' },
    {
      what: 'another kind than its figure',
      wish: { id: 'delivered', claim: { kind: 'women', count: '1' } },
      field: 'claim',
    },
    { what: 'nothing', wish: { id: 'women' }, field: 'claim' },
  ] as const)('with $what are refused, field by field', async ({ wish, field }) => {
    const answer = await act({ act: 'enter-claim', ...wish })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  it.each([
    { what: 'no evidence', proof: { ...PROOF, evidence: '' }, field: 'proof.evidence' },
    { what: 'no right to say it', proof: { ...PROOF, licence: '' }, field: 'proof.licence' },
    { what: 'no proof at all', proof: undefined, field: 'proof' },
  ])('proven by $what are refused, field by field', async ({ proof, field }) => {
    const answer = await act({ act: 'prove-claim', id: nobody(), proof })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  it('that have too little behind them are not shown, and the desk says why', async () => {
    await act({ act: 'enter-claim', id: 'delivered', claim: { kind: 'delivered', count: '99' } })
    const id = (await rows('99'))[0]?.id
    await act({ act: 'prove-claim', id, proof: PROOF })
    expect((await act({ act: 'publish-claim', id })).json()).toMatchObject({
      ...{ done: false, said: expect.stringMatching(/100 transformations.*50 réponses/) },
    })
    expect((await readToldClaims(database)).delivered).toBeUndefined()
  })

  it.each(['prove-claim', 'publish-claim', 'withdraw-claim', 'delete-claim'] as const)(
    '%s does nothing to a claim that is none',
    async (name) => {
      const proof = name === 'prove-claim' ? { proof: PROOF } : {}
      for (const id of [nobody(), 'x'])
        expect((await act({ act: name, id, ...proof })).json().done).toBe(false)
    },
  )
})

describe('claims at a terminal', () => {
  it('are the same: entered, proven, published', async () => {
    await atTerminal('enter-claim', 'satisfaction', '94,5', '212', '2026-01-01', '2026-10-31')
    const id = (await rows('94.5'))[0]?.id ?? ''
    expect((await atTerminal('publish-claim', id)).said).toMatch(/proves it is missing/)
    await atTerminal('prove-claim', id, '2026-11-01', 'Question posée', 'Nos clientes')
    expect((await atTerminal('publish-claim', id)).done).toBe(true)
    expect((await readToldClaims(database)).satisfaction).toMatchObject({ percent: 94.5, answers: 212 })
    expect((await atTerminal('claims')).said).toMatch(/shown since .*satisfaction {2}94.5 212/)
  })

  it.each([
    { args: ['hommes', '12'], words: /women \| delivered/ },
    { args: ['women', 'douze'], words: /count\./ },
    { args: ['satisfaction', '94'], words: /answers, from, to/ },
  ])('that cannot be read say what is wrong: $args', async ({ args, words }) => {
    const outcome = await atTerminal('enter-claim', ...args)
    expect(outcome).toMatchObject({ done: false, said: expect.stringMatching(words) })
  })
})
