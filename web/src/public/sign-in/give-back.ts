/** Writes the server's sentences under the fields it refused; what is not a field of this form is left out. */
export function giveBack<Name extends string>(
  refused: Readonly<Record<string, string>>,
  names: readonly Name[],
  setError: (name: Name, error: { message: string }) => void,
): void {
  for (const name of names) {
    const message = refused[name]
    if (message) setError(name, { message })
  }
}
