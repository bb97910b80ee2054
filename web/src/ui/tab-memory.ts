/**
 * What this tab remembers from one page to the next. A browser may forbid it: then nothing is remembered, and
 * whatever she was doing goes on.
 */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Forbidden or full.
  }
}

export function remembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Forbidden: there was nothing to forget.
  }
}
