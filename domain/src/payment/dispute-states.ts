/** What becomes of a dispute: an answer is awaited, it is read, and then the money stays with the house or does not. */
export const DISPUTE_STATES = ['open', 'under_review', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** Nothing is decided yet: what is to go back of its order waits. */
export const UNDECIDED_STATES = ['open', 'under_review'] as const satisfies readonly DisputeState[]

/** News may come in any order: what comes later in the life of a dispute stands. */
export const isLater = (state: DisputeState, known: DisputeState): boolean => rankOf(state) > rankOf(known)

const rankOf = (state: DisputeState): number => Math.min(DISPUTE_STATES.indexOf(state), 2)
