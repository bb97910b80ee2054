import { describe, expect, it } from 'vitest'
import { failureMessage } from './failure-message.ts'

const told = (method: string, status: number, statusText: string, body: string) =>
  failureMessage({ method, status, statusText, body })

describe('the message of a failed call', () => {
  // spec: 8.1
  it.each(['GET', 'POST', 'PUT', 'DELETE'])('is the status and its text from 500 on, for %s', (method) => {
    expect(told(method, 500, 'Internal Server Error', '{"error":"…"}')).toBe('500: Internal Server Error')
  })
  it('is still the body at 499', () => expect(told('POST', 499, 'Gone away', 'trop tard')).toBe('trop tard'))
  // spec: 8.2
  it('is the body of what was refused below 500', () =>
    expect(told('POST', 409, 'Conflict', '{"error":"Déjà pris."}')).toBe('{"error":"Déjà pris."}'))
  // spec: 8.2
  it('is the status and its text when the body is empty', () =>
    expect(told('PUT', 404, 'Not Found', '')).toBe('404 Not Found'))
  // spec: 8.3
  it('of something read is the status and the body', () =>
    expect(told('GET', 404, 'Not Found', 'rien ici')).toBe('404: rien ici'))
  it('of something read, with an empty body, is the status alone', () =>
    expect(told('GET', 401, 'Unauthorized', '')).toBe('401: '))
})
