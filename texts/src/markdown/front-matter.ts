export interface FrontMatter<Field extends string> {
  facts: Record<Field, string>
  body: string
}

/** The lines between two `---` at the head of a file, and what follows them; every one of these facts must be there. */
export function splitFrontMatter<Field extends string>(
  source: string,
  fields: readonly Field[],
): FrontMatter<Field> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error('a text begins with its facts, between ---')
  const lines = Object.fromEntries(head.split('\n').map((line) => cutOnce(line)))
  const missing = fields.filter((field) => !lines[field])
  if (missing.length > 0) throw new Error(`a text lacks: ${missing.join(', ')}`)
  return { facts: lines as Record<Field, string>, body }
}

/** A colon inside the words belongs to them: only the first one separates. */
const cutOnce = (line: string): [string, string] => {
  const at = line.indexOf(':')
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}
