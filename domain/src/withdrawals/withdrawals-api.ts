import { z } from 'zod'
import { EMAIL_MAX } from '../accounts/account-rules.ts'
import { namedInCalls } from '../calls/named-in-calls.ts'
import { ORDER_KINDS } from '../payment/order-states.ts'

const NAME_MAX = 160
const CONTRACT_MAX = 60

/** POST /api/withdrawals: what the law lets us ask for, and no more (D221-5). Messages are keys of texts `fields`. */
export const withdrawalSchema = z.object({
  name: z.string().trim().min(1, 'nameRequired').max(NAME_MAX, 'tooLong'),
  /** The number of the receipt, or the order. */
  contract: z.string().trim().min(1, 'contractRequired').max(CONTRACT_MAX, 'tooLong'),
  email: z
    .string()
    .trim()
    .min(1, 'emailRequired')
    .max(EMAIL_MAX, 'emailInvalid')
    .pipe(z.email('emailInvalid')),
})
export type WithdrawalDeclaration = z.infer<typeof withdrawalSchema>

/** The same whether there is such an order or not: nobody learns from it what somebody else bought. */
export const withdrawalAnswer = z.object({ declaredAt: z.iso.datetime() })

/** GET /api/withdrawals: the contracts she may renounce now. */
const renounceableInCalls = z.object({
  /** What to write as the contract. */
  contract: z.string(),
  kind: z.enum(ORDER_KINDS),
  sessionName: z.string(),
  /** What the course is called; null of anything else. */
  title: z.object({ fr: z.string(), en: z.string() }).nullable(),
  images: z.int(),
  amountCents: z.int(),
  paidAt: z.iso.datetime(),
  until: z.iso.datetime(),
  refundCents: z.int(),
})
export const renounceableSchema = namedInCalls(renounceableInCalls, { sessionName: 'transformationName' })
export type Renounceable = z.infer<typeof renounceableSchema>
export const renounceablesAnswer = z.object({ contracts: z.array(renounceableSchema) })
