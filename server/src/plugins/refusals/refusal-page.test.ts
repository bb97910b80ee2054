import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const open = (url: string, headers: Record<string, string> = {}) =>
  home.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr-FR', ...headers } })

describe('whoever opens an address that is refused reads a page, not JSON', () => {
  it.each([
    { url: '/%', status: 400, language: 'fr', words: 'Certaines informations sont incorrectes' },
    { url: '/nulle-part', status: 404, language: 'fr', words: 'Cette adresse n’existe pas.' },
    { url: '/nulle-part', status: 404, language: 'en', words: 'This address does not exist.' },
  ])('$url in $language: $words', async ({ url, status, language, words }) => {
    const answer = await open(url, { 'accept-language': language })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.body).toContain(`<html lang="${language}">`)
    expect(answer.body).toContain(words)
    expect(answer.body).toContain('href="/"')
  })

  it.each([
    { what: 'a call of the API', url: '/api/nulle-part', headers: { accept: 'text/html' } },
    { what: 'a program', url: '/nulle-part', headers: { accept: '*/*' } },
  ])('$what still reads JSON', async ({ url, headers }) => {
    const answer = await open(url, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  it('while the database is away, with when to come back', async () => {
    const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    const { select, update, transaction } = home.context.database
    const isAway = () => {
      throw away
    }
    Object.assign(home.context.database, { select: isAway, update: isAway, transaction: isAway })
    const answer = await open('/confirmer-adresse/x')
    Object.assign(home.context.database, { select, update, transaction })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).not.toContain('connection refused')
  })
})
