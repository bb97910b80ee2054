/**
 * Writes the server's sentences under the fields it refused, and puts her into the first; what is not a field of
 * this form is left out.
 */
export function giveBack<Name extends string>(
  refused: Readonly<Record<string, string>>,
  names: readonly Name[],
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void,
): void {
  let shouldFocus = true
  for (const name of names) {
    const message = refused[name]
    if (!message) continue
    setError(name, { message }, { shouldFocus })
    shouldFocus = false
  }
}
