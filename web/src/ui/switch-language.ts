import { LANGUAGE_KEY, type Language } from '@app/texts/languages.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** Remembers the choice (cookie for the server, storage for the browser) and shows this same page in it. */
export function switchLanguage(language: Language): void {
  const jar: Pick<Document, 'cookie'> = document
  jar.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
  const url = new URL(location.href)
  url.searchParams.delete(LANGUAGE_KEY)
  // replace() to the very same address with a fragment would only scroll.
  if (url.href === location.href) location.reload()
  else location.replace(url)
}
