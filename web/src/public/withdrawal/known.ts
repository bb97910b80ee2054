import { userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import {
  type Renounceable,
  renounceablesAnswer,
  type WithdrawalDeclaration,
} from '@app/domain/withdrawals/withdrawals-api.ts'
import { callApi } from '../../api/call.ts'
import { typedBefore } from '../forms/keep-typed-fields.ts'

/** What need not be asked: of somebody signed in nearly everything, of somebody with a link the contract. */
export interface Known {
  declaration: WithdrawalDeclaration
  contracts: Renounceable[]
  /** All three are there, and the contract is one of hers: only the confirmation is left. */
  isComplete: boolean
}

/** As far as she has typed it herself already, in her other language. */
export function withTyped({ declaration, ...known }: Known): Known {
  const typed = (name: keyof WithdrawalDeclaration) => typedBefore(name) ?? declaration[name]
  return {
    ...known,
    declaration: { name: typed('name'), contract: typed('contract'), email: typed('email') },
  }
}

export async function asKnown(isSignedIn: boolean, contract: string): Promise<Known> {
  const stranger = { declaration: { name: '', email: '', contract }, contracts: [], isComplete: false }
  if (!isSignedIn) return stranger
  try {
    const [{ user }, { contracts }] = await Promise.all([
      callApi(api.currentUser(), { answer: userAnswer }),
      callApi(api.withdrawals(), { answer: renounceablesAnswer }),
    ])
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
    const isHers = contracts.some((each) => each.contract === contract)
    const first = contract || (contracts[0]?.contract ?? '')
    return { declaration: { name, email: user.email, contract: first }, contracts, isComplete: isHers }
  } catch {
    // Nothing must stand between her and the form: she writes the three lines herself.
    return stranger
  }
}
