import { api } from '@app/domain/routes.ts'
import { LANGUAGE_KEY, type Language } from '@app/texts/languages.ts'
import { handTyped } from './typed-words.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

/** Remembers the choice (cookie for the server, storage for the browser) and shows this same page in it. */
export async function switchLanguage(language: Language): Promise<void> {
  const kept = await keepCookie(language)
  keepInStorage(language)
  if ('signedIn' in document.documentElement.dataset) keepInAccount(language)
  const url = new URL(location.href)
  url.searchParams.delete(LANGUAGE_KEY)
  // Where the cookie could not be written from here, the server reads the query first and writes it itself.
  if (!kept) url.searchParams.set(LANGUAGE_KEY, language)
  handTyped()
  showAnew(url)
}

/** What answered a form she sent is asked for as any page: a reload would send the form once more. */
export function showAnew(url = new URL(location.href)): void {
  if ('sent' in document.documentElement.dataset) {
    // With a part of the page named, the same address would only scroll to it.
    url.hash = ''
    location.replace(url)
  } else if (url.href === location.href) location.reload()
  else location.replace(url)
}

/** What she chose last, in this tab or in another; the page's own language where storage may not be read. */
export function keptLanguage(): string {
  const own = document.documentElement.lang
  try {
    return localStorage.getItem(LANGUAGE_KEY) ?? own
  } catch {
    return own
  }
}

async function keepCookie(language: Language): Promise<boolean> {
  try {
    await cookieStore.set({
      name: LANGUAGE_KEY,
      value: language,
      path: '/',
      sameSite: 'lax',
      expires: Date.now() + YEAR_MS,
    })
    return true
  } catch {
    return false
  }
}

function keepInStorage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
}

/** Her mails follow her choice. The page does not wait: at worst they follow with her next sign-in. */
function keepInAccount(language: Language): void {
  void fetch(`${api.language()}?${LANGUAGE_KEY}=${language}`, { method: 'PUT', keepalive: true }).catch(
    () => {},
  )
}
