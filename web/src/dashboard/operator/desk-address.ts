import { useSearchParams } from 'react-router'

type Parameter = 'search' | 'sort' | 'up' | 'only' | 'page'
export type ChangeAddress = (changes: Partial<Record<Parameter, string>>) => void

/** What a table shows stands in its address; another search, choice or order begins at its first page. */
export function useDeskAddress(): { parameters: URLSearchParams; change: ChangeAddress } {
  const [parameters, setParameters] = useSearchParams()
  const change: ChangeAddress = (changes) =>
    setParameters(
      (old) => {
        const next = new URLSearchParams(old)
        next.delete('page')
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: !('page' in changes), preventScrollReset: true },
    )
  return { parameters, change }
}
