import { z } from 'zod'
import { isPrice } from '../catalogue/prices.ts'
import { HOUSE_CREDITS_MAX } from '../credits/credits-api.ts'
import { centsFromTyped } from '../payment/typed-amount.ts'
import { isBudget } from './budgets.ts'
import { DESK_TABLE_NAMES } from './desk.ts'
import { type ActNeeds, DESK_ACT_NAMES, DESK_ACTS } from './desk-acts.ts'
import { typedClaim, typedProof } from './typed-claim.ts'
import { typedLicence } from './typed-licence.ts'
import { typedOffer } from './typed-offer.ts'

const TYPED_MAX = 500

/** Without words these acts are none. */
const READ_BY_SOMEBODY = new Set<ActNeeds>(['reason', 'credits', 'budget', 'note'])

export const deskTableParams = z.object({ table: z.enum(DESK_TABLE_NAMES) })

/** As it stands in the address of the page too. */
export const deskQuery = z.object({
  search: z.string().trim().max(TYPED_MAX).default(''),
  sort: z.string().max(40).default(''),
  up: z.enum(['', '1']).default(''),
  only: z.string().max(40).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type DeskQuery = z.infer<typeof deskQuery>

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const deskTableAnswer = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      cells: z.record(z.string(), cell),
      /** What may be done to it now. */
      acts: z.array(z.enum(DESK_ACT_NAMES)),
      /** The order it is about, whose dossier may be opened. */
      orderId: z.string().nullable(),
      /** Names the words it holds, where an act is about those very ones. */
      version: z.string().nullable(),
    }),
  ),
  /** At most DESK_ROWS_COUNTED; there are `more` then. */
  total: z.int(),
  more: z.boolean(),
  pages: z.int(),
})
export type DeskRow = z.infer<typeof deskTableAnswer>['rows'][number]

/** How many rows of each table wait for somebody. */
export const deskWaitingAnswer = z.object({ waiting: z.partialRecord(z.enum(DESK_TABLE_NAMES), z.int()) })

/** Messages are keys of texts `fields`. */
export const deskActWish = z
  .object({
    act: z.enum(DESK_ACT_NAMES),
    id: z.string().min(1).max(100),
    words: z.string().trim().max(TYPED_MAX, 'tooLong').default(''),
    /** Of a browser: the same where the answer was lost and the same press is sent again. */
    press: z.uuid().optional(),
    /** Of credits: how many. */
    count: z.int('countRequired').min(1, 'countRequired').max(HOUSE_CREDITS_MAX, 'countRequired').optional(),
    /** Of a budget: euros a day, typed. */
    budget: z.string().trim().max(20, 'budgetRequired').optional(),
    /** Of a row that has one: the words that were read. */
    version: z.string().min(1).max(64).optional(),
    /** Of a course: what is decided. */
    offer: typedOffer.optional(),
    /** What the house claims, under its kind as the id. */
    claim: typedClaim.optional(),
    /** Of a claim: what proves it. */
    proof: typedProof.optional(),
    /** Of a look: what lets the house use it. */
    licence: typedLicence.optional(),
  })
  .refine(({ act, words }) => !READ_BY_SOMEBODY.has(DESK_ACTS[act]) || words !== '', {
    path: ['words'],
    message: 'reasonRequired',
  })
  .refine(({ act, words }) => DESK_ACTS[act] !== 'price' || isPrice(centsFromTyped(words) ?? 0), {
    path: ['words'],
    message: 'priceRequired',
  })
  .refine(({ act, budget }) => DESK_ACTS[act] !== 'budget' || isBudget(centsFromTyped(budget ?? '')), {
    path: ['budget'],
    message: 'budgetRequired',
  })
  .refine(({ act, version }) => DESK_ACTS[act] !== 'version' || version !== undefined, {
    path: ['version'],
    message: 'invalid',
  })
  .refine(({ act, offer }) => DESK_ACTS[act] !== 'offer' || offer !== undefined, {
    path: ['offer'],
    message: 'coursePrice',
  })
  .refine(({ act, id, claim }) => DESK_ACTS[act] !== 'claim' || claim?.kind === id, {
    path: ['claim'],
    message: 'figureRequired',
  })
  .refine(({ act, proof }) => DESK_ACTS[act] !== 'proof' || proof !== undefined, {
    path: ['proof'],
    message: 'evidenceRequired',
  })
  .refine(({ act, licence }) => DESK_ACTS[act] !== 'licence' || licence !== undefined, {
    path: ['licence'],
    message: 'licenceNameRequired',
  })
  // It comes with its picture, at an address of its own: here words could name a file of the server.
  .refine(({ act }) => DESK_ACTS[act] !== 'picture', { path: ['act'], message: 'invalid' })
  .refine(({ act, count }) => DESK_ACTS[act] !== 'credits' || count !== undefined, {
    path: ['count'],
    message: 'countRequired',
  })
export type DeskActWish = z.infer<typeof deskActWish>

/** Whether it was done, and what the command of the same name says. */
export const deskActAnswer = z.object({ done: z.boolean(), said: z.string() })
