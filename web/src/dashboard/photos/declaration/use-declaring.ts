import { useEffect, useState } from 'react'
import { useDeclaration, useDeclare } from './declaration-queries.ts'

export interface Declaring {
  /** The box stands there: she has yet to declare. */
  isAsked: boolean
  /** So many photos wait for it. */
  waiting: number
  isSaving: boolean
  hasFailed: boolean
  declare(): void
  /** Photos she has chosen: they go on at once, or wait until she has declared. */
  choose(files: File[]): void
}

/** Holds back what she chooses until she has declared that it is hers to send; nothing has to be chosen twice. */
export function useDeclaring(add: (files: File[]) => void): Declaring {
  const { data } = useDeclaration()
  const declaring = useDeclare()
  const [held, setHeld] = useState<readonly File[]>([])
  const isDeclared = Boolean(data?.declaration)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held goes on once, when she has declared.
  useEffect(() => {
    if (!isDeclared || held.length === 0) return
    setHeld([])
    add([...held])
  }, [isDeclared, held])
  return {
    isAsked: data !== undefined && !isDeclared,
    waiting: held.length,
    isSaving: declaring.isPending,
    hasFailed: declaring.isError,
    declare: () => declaring.mutate(),
    choose: (files) => (isDeclared ? add(files) : setHeld([...held, ...files])),
  }
}
