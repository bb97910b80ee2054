import { pages } from '@app/domain/routes.ts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { comeBack, timesBack } from './coming-back.ts'

/** Nobody is signed in here: her sign-in ended by its age, or she ended it elsewhere. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** By its age: she is at work, and signs in over it. One that was ended has nothing more to show here. */
const hasExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign_in_expired'

let hasEnded = false
const listeners = new Set<() => void>()

function setEnded(now: boolean): void {
  hasEnded = now
  for (const listener of listeners) listener()
}

/** Every call of the dashboard that fails is told here: she signs in over what she does, or leaves. */
export function noticeSignedOut(error: unknown): void {
  if (hasExpired(error)) setEnded(true)
  else if (isSignedOut(error) && !hasEnded) location.replace(pages.home())
}

/**
 * A call whose answer comes after she is back, refused or cut off for what was so before, is made once more: nothing
 * else would try it again.
 */
export async function heldUp<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const before = timesBack()
  try {
    return await call()
  } catch (error) {
    const isHeldUp = error instanceof ApiError && (error.isNetwork || isSignedOut(error))
    if (isHeldUp && timesBack() > before) return heldUp(call)
    noticeSignedOut(error)
    throw error
  }
}

/** She is known again: what was held up goes on. */
export function signInGoesOn(): void {
  setEnded(false)
  comeBack()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const signInHasEnded = (): boolean => hasEnded

export const useSignInHasEnded = (): boolean => useSyncExternalStore(subscribe, signInHasEnded, () => false)
