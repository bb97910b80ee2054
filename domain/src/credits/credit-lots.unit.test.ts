import { describe, expect, it } from 'vitest'
import { creditsLeftOf, type LedgerLine } from './credit-lots.ts'

const buy = (orderId: string, amount = 10): LedgerLine => ({ amount, orderId, extensionId: null })
const spend = (extensionId: string, amount = 5): LedgerLine => ({
  amount: -amount,
  orderId: null,
  extensionId,
})
const back = (extensionId: string, amount: number): LedgerLine => ({ amount, orderId: null, extensionId })
const took = (orderId: string, amount: number): LedgerLine => ({
  amount: -amount,
  orderId,
  extensionId: null,
})
const leftOf = (order: string, ...lines: LedgerLine[]) => creditsLeftOf(order, lines).left

describe('of the credits of a pack', () => {
  it('all are left at first, and none of another pack', () => {
    expect([leftOf('a', buy('a')), leftOf('b', buy('a'))]).toEqual([10, 0])
  })

  it('the oldest are spent first', () => {
    const lines = [buy('a'), buy('b'), spend('1'), spend('2'), spend('3')]
    expect([leftOf('a', ...lines), leftOf('b', ...lines)]).toEqual([0, 5])
  })

  it('those come back that were spent', () => {
    expect(leftOf('a', buy('a'), spend('1'), back('1', 2), buy('b'))).toBe(7)
    expect(leftOf('b', buy('a'), spend('1'), back('1', 2), buy('b'))).toBe(10)
  })

  it('those its money took back are gone, and a later pack is whole', () => {
    const lines = [buy('a'), spend('1'), took('a', 5), buy('b')]
    expect([leftOf('a', ...lines), leftOf('b', ...lines)]).toEqual([0, 10])
  })

  it('it is known which extension holds them', () => {
    const lines = [buy('a', 2), buy('b'), spend('1'), spend('2')]
    expect(creditsLeftOf('a', lines).spentOn).toEqual(
      new Map([
        ['1', 2],
        ['2', 0],
      ]),
    )
    expect(creditsLeftOf('b', lines).spentOn).toEqual(
      new Map([
        ['1', 3],
        ['2', 5],
      ]),
    )
  })
})
