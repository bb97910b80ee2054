export interface Audit {
  /** 0: nothing known; 1: something is; 2: nobody answered. */
  status: 0 | 1 | 2
  said: string
}

const GRADES = ['critical', 'high', 'moderate', 'low'] as const

/** What `npm audit --json` wrote, in words. An error of the registry's must not read as "nothing found". */
export function readAudit(written: string): Audit {
  const counts = countsIn(written)
  if (!counts)
    return {
      status: 2,
      said: 'The registry did not answer the audit: nothing was looked up. Try again elsewhere.',
    }
  const found = GRADES.filter((grade) => (counts[grade] ?? 0) > 0).map((grade) => `${counts[grade]} ${grade}`)
  return found.length === 0
    ? { status: 0, said: 'No known vulnerability in what ships.' }
    : {
        status: 1,
        said: `Known vulnerabilities in what ships: ${found.join(', ')}. npm audit --omit dev names them.`,
      }
}

function countsIn(written: string): Partial<Record<string, number>> | null {
  try {
    const read = JSON.parse(written) as { metadata?: { vulnerabilities?: Record<string, number> } } | null
    return read?.metadata?.vulnerabilities ?? null
  } catch {
    // The page of some proxy.
    return null
  }
}
