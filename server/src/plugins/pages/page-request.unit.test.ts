import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { languageOf } from '../language.ts'
import { withoutSlash } from './page-request.ts'

const asked = (request: object) => request as FastifyRequest

describe('one address per page', () => {
  it.each([
    { url: '/mentions-legales/', shorter: '/mentions-legales' },
    { url: '/blog/lire-un-nuancier/?lng=en', shorter: '/blog/lire-un-nuancier?lng=en' },
    { url: '/', shorter: null },
    { url: '/blog', shorter: null },
    { url: '/?a=/', shorter: null },
    { url: '//evil.example/', shorter: null },
    { url: '/\\evil.example/', shorter: null },
    { url: '/%2Fevil.example/', shorter: null },
  ])('$url leads to $shorter', ({ url, shorter }) => {
    expect(withoutSlash(asked({ url }))).toBe(shorter)
  })
})

describe('the language of an answer', () => {
  const french = { 'accept-language': 'fr' }
  const english = { 'accept-language': 'en-GB,en' }
  it.each([
    { of: 'the query string', query: { lng: 'en' }, cookies: {}, headers: {}, language: 'en' },
    { of: 'the cookie', query: {}, cookies: { lng: 'en' }, headers: {}, language: 'en' },
    { of: 'the header', query: {}, cookies: {}, headers: english, language: 'en' },
    { of: 'nobody: French', query: {}, cookies: {}, headers: {}, language: 'fr' },
    {
      of: 'a stranger: French',
      query: {},
      cookies: {},
      headers: { 'accept-language': 'de' },
      language: 'fr',
    },
    {
      of: 'the query over the cookie',
      query: { lng: 'fr' },
      cookies: { lng: 'en' },
      headers: {},
      language: 'fr',
    },
    { of: 'the query over the header', query: { lng: 'fr' }, cookies: {}, headers: english, language: 'fr' },
    { of: 'the cookie over the header', query: {}, cookies: { lng: 'en' }, headers: french, language: 'en' },
    {
      of: 'the cookie when the query is none of ours',
      query: { lng: 'de' },
      cookies: { lng: 'en' },
      headers: {},
      language: 'en',
    },
    // spec: 1.27, 9.32, 9.33
  ])('is that of $of', ({ language, ...request }) => {
    expect(languageOf(asked(request))).toBe(language)
  })
})
