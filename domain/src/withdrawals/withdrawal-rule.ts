import { dayInParis } from '../calendar/day-in-paris.ts'
import type { OrderKind } from '../payment/order-states.ts'
import { daysAfter, endOfDayInParis, isWorkingDay } from './working-days.ts'

export const WITHDRAWAL_DAYS = 14

/** What the rule needs to know of an order. */
export interface ContractFacts {
  kind: OrderKind
  /** Null: nothing was bought. */
  paidAt: Date | null
  amountCents: number
  refundedCents: number
  withdrawnAt: Date | null
  /** Both consents stand in the order: begin at once, and lose the right once it is delivered, spent or opened. */
  consented: boolean
  /** What it brings: images, or as many credits. */
  images: number
  /** Of a package: images made of it so far, those she deleted included. */
  delivered: number
  /** Of a package: nothing more is made of it, what was missing has come back. */
  finished: boolean
  /** Of credits: what is left of those it brought. */
  unspent: number
  /** Of a course: she has opened a lesson or a quiz. */
  opened: boolean
}

/** What a withdrawal means for an order, now. */
export interface Withdrawal {
  until: Date
  refundCents: number
  /** Credits that go, of a pack. */
  credits: number
}

/**
 * The end of the fourteenth day after the payment, in Paris; of the next working day when it is none (code de la
 * consommation, L221-18 and L221-19).
 */
export function withdrawalUntil(paidAt: Date): Date {
  let last = daysAfter(dayInParis(paidAt), WITHDRAWAL_DAYS)
  while (!isWorkingDay(last)) last = daysAfter(last, 1)
  return endOfDayInParis(last)
}

/** What she may still renounce, and what comes back; null when she may not, or nothing would. */
export function withdrawalOf(facts: ContractFacts, now: Date): Withdrawal | null {
  if (!facts.paidAt || facts.withdrawnAt) return null
  const until = withdrawalUntil(facts.paidAt)
  if (now > until) return null
  const back = OF_KIND[facts.kind](facts)
  return back.refundCents > 0 ? { until, ...back } : null
}

type Back = Pick<Withdrawal, 'refundCents' | 'credits'>

const left = ({ amountCents, refundedCents }: ContractFacts): number => amountCents - refundedCents

/**
 * What was made is owed, the rest comes back, each rounded in her favour; once all of it is delivered the right is
 * lost. Without her consents she owes nothing, whatever was delivered (L221-25, L221-28).
 */
function ofPackage(facts: ContractFacts): Back {
  if (!facts.consented) return { refundCents: left(facts), credits: 0 }
  if (facts.finished || facts.delivered >= facts.images) return { refundCents: 0, credits: 0 }
  const owed = Math.floor((left(facts) * facts.delivered) / facts.images)
  return { refundCents: left(facts) - owed, credits: 0 }
}

/** She may look at its programme for as long as she likes: the right is lost with the first lesson, or quiz, she opens. */
function ofCourse(facts: ContractFacts): Back {
  return { refundCents: facts.consented && facts.opened ? 0 : left(facts), credits: 0 }
}

/** Unspent ones go back; what she spent stays spent. */
function ofCredits(facts: ContractFacts): Back {
  const credits = Math.min(facts.images, Math.max(0, facts.unspent))
  if (!facts.consented) return { refundCents: left(facts), credits }
  return { refundCents: Math.ceil((left(facts) * credits) / facts.images), credits }
}

const OF_KIND: Record<OrderKind, (facts: ContractFacts) => Back> = {
  package: ofPackage,
  credits: ofCredits,
  course: ofCourse,
}
