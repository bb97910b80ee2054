import { describe, expect, it } from 'vitest'
import { FIRST_SCRIPT } from './first-script.ts'

interface Browser {
  query?: string
  cookie?: string
  local?: string
  session?: string
  /** What the server rendered: what it read of the query string, the cookie and the browser's header. */
  html?: string
  keepsCookies?: boolean
  visited?: boolean
}

function storage(content: Record<string, string>) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value
    },
  }
}

/** Runs the script as the given browser would; what it did to the page is told. */
function open(browser: Browser) {
  const went: string[] = []
  const jar: { cookie: string } = { cookie: browser.cookie ? `other=1; lng=${browser.cookie}` : 'other=1' }
  const page = { lang: browser.html ?? 'fr', style: {}, dataset: {} as Record<string, string> }
  const document = {
    documentElement: page,
    get cookie() {
      return jar.cookie
    },
    set cookie(set: string) {
      if (browser.keepsCookies !== false) jar.cookie = `other=1; ${set.split(';')[0]}`
    },
  }
  const href = `https://ondee.example/blog${browser.query ? `?lng=${browser.query}` : ''}#suite`
  const location = {
    href,
    search: new URL(href).search,
    reload: () => went.push('again'),
    replace: (there: URL) => went.push(there.href),
  }
  const localStorage = storage(browser.local ? { lng: browser.local } : {})
  const sessionStorage = storage({
    ...(browser.session && { lng: browser.session }),
    ...(browser.visited && { visited: 'true' }),
  })
  const hears: ((event: { target: { tagName?: string } }) => void)[] = []
  const addEventListener = (_name: string, hear: (typeof hears)[number]) => hears.push(hear)
  const window = { localStorage, sessionStorage, addEventListener }
  new Function('document', 'location', 'window', 'localStorage', 'sessionStorage', FIRST_SCRIPT)(
    ...[document, location, window, localStorage, sessionStorage],
  )
  return { went, cookie: jar.cookie, remembered: localStorage.content.lng, page, sessionStorage, hears }
}

describe('a language the server could not know', () => {
  it('of local storage is shown at once, through the cookie', () => {
    const { went, cookie, page } = open({ local: 'en' })
    expect(went).toEqual(['again'])
    expect(cookie).toContain('lng=en')
    expect(page.style).toEqual({ visibility: 'hidden' })
  })
  it('of session storage is shown at once, and kept', () => {
    const { went, remembered } = open({ session: 'en' })
    expect(went).toEqual(['again'])
    expect(remembered).toBe('en')
  })
  it('is asked for in the address by a browser without cookies, and not twice', () => {
    expect(open({ local: 'en', keepsCookies: false }).went).toEqual([
      'https://ondee.example/blog?lng=en#suite',
    ])
    expect(open({ local: 'en', keepsCookies: false, query: 'en', html: 'en' }).went).toEqual([])
  })
  it('does not ask again what the server did not heed', () => {
    expect(open({ cookie: 'en', html: 'fr' }).went).toEqual([])
  })
})

describe('what comes first', () => {
  it.each([
    { first: 'the query string', over: 'the cookie', browser: { query: 'fr', cookie: 'en' } },
    { first: 'the query string', over: 'local storage', browser: { query: 'fr', local: 'en' } },
    { first: 'the query string', over: 'session storage', browser: { query: 'fr', session: 'en' } },
    { first: 'the cookie', over: 'local storage', browser: { cookie: 'fr', local: 'en' } },
    { first: 'the cookie', over: 'session storage', browser: { cookie: 'fr', session: 'en' } },
    { first: 'local storage', over: 'session storage', browser: { local: 'fr', session: 'en' } },
    // spec: 9.32, 9.33
  ])('$first, over $over', ({ browser }) => {
    const { went, remembered } = open(browser)
    expect(went).toEqual([])
    expect(remembered).toBe('fr')
  })
  it.each([
    { source: 'local storage', browser: { local: 'fr' } },
    { source: 'session storage', browser: { session: 'fr' } },
  ])('$source, over the header the server read', ({ browser }) => {
    expect(open({ ...browser, html: 'en' }).went).toEqual(['again'])
  })
  // spec: 9.34
  it('the page itself where nothing is remembered, and it is kept', () => {
    const { went, cookie, remembered } = open({ html: 'en' })
    expect(went).toEqual([])
    expect(remembered).toBe('en')
    expect(cookie).not.toContain('lng')
  })
  it.each(['query', 'cookie', 'local', 'session'] as const)(
    'a language we do not have, in %s, is no language',
    (source) => {
      expect(open({ [source]: 'de' })).toMatchObject({ went: [], remembered: 'fr' })
    },
  )
})

describe('the splash screen of the first visit', () => {
  // spec: 2.95, 9.15
  it('is for the first page of a browser session', () => {
    const { page, sessionStorage } = open({})
    expect(page.dataset).toEqual({})
    expect(sessionStorage.content.visited).toBe('true')
  })
  // spec: 2.95, 9.15
  it('stays away from the pages after it', () =>
    expect(open({ visited: true }).page.dataset).toEqual({ visited: '' }))
  it('waits for the page in her language', () =>
    expect(open({ local: 'en' }).sessionStorage.content.visited).toBeUndefined())
})

describe('a script that could not be fetched', () => {
  it.each([
    { target: { tagName: 'SCRIPT' }, isSaid: true },
    { target: { tagName: 'IMG' }, isSaid: false },
    { target: {}, isSaid: false },
  ])('is said on the page: $target.tagName, $isSaid', ({ target, isSaid }) => {
    const { hears, page } = open({ html: 'fr' })
    for (const hear of hears) hear({ target })
    expect('lacking' in page.dataset).toBe(isSaid)
  })
})
