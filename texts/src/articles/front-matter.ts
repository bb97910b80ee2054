const FIELDS = ['title', 'summary', 'published', 'tags', 'cover'] as const
type Field = (typeof FIELDS)[number]

export interface FrontMatter {
  facts: Record<Field, string>
  body: string
}

/** The lines between two `---` at the head of a file, and what follows them. */
export function splitFrontMatter(source: string): FrontMatter {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined)
    throw new Error('an article begins with its facts, between ---')
  const lines = Object.fromEntries(head.split('\n').map((line) => cutOnce(line)))
  const missing = FIELDS.filter((field) => !lines[field])
  if (missing.length > 0) throw new Error(`an article lacks: ${missing.join(', ')}`)
  return { facts: lines as Record<Field, string>, body }
}

/** A colon inside the words belongs to them: only the first one separates. */
const cutOnce = (line: string): [string, string] => {
  const at = line.indexOf(':')
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}
