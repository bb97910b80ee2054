import { useNavigate, useSearchParams } from 'react-router'

type Parameter = 'search' | 'sort' | 'up' | 'only' | 'page'
type Changes = Partial<Record<Parameter, string>>
export type ChangeAddress = (changes: Changes) => void

/** What a table shows stands in its address; another search, choice or order begins at its first page. */
export function useDeskAddress(): { parameters: URLSearchParams; change: ChangeAddress } {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const change: ChangeAddress = (changes) => {
    // The address itself, not `parameters`: those of the last render lack what was changed a moment before.
    const search = withChanges(new URLSearchParams(window.location.search), changes)
    void navigate({ search: `?${search}` }, { replace: !('page' in changes), preventScrollReset: true })
  }
  return { parameters, change }
}

function withChanges(parameters: URLSearchParams, changes: Changes): URLSearchParams {
  parameters.delete('page')
  for (const [name, value] of Object.entries(changes))
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  return parameters
}
