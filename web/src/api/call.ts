import { refusalSchema } from '@app/domain/errors.ts'
import type { ZodType } from 'zod'
import { ApiError } from './api-error.ts'
import { failureMessage } from './failure-message.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Call<Answer> {
  method?: Method
  /** A FormData or a file is sent as it is, anything else as JSON. A GET sends none. */
  body?: unknown
  answer: ZodType<Answer>
  signal?: AbortSignal
}

const UNCHANGED = 304
/** What an address said last, with its tag. Here and gone with the page: the browser keeps nothing that is hers (no-store). */
const lastSaid = new Map<string, { tag: string; text: string }>()

/** Calls our API with the sign-in cookie; gives the checked answer or throws an ApiError. */
export async function callApi<Answer>(path: string, call: Call<Answer>): Promise<Answer> {
  const known = (call.method ?? 'GET') === 'GET' ? lastSaid.get(path) : undefined
  const response = await send(path, call, known?.tag)
  const isKnown = known !== undefined && response.status === UNCHANGED
  if (!response.ok && !isKnown) throw await readRefusal(response, call.method ?? 'GET')
  const text = isKnown ? known.text : await textOf(response)
  const tag = response.headers.get('etag')
  if (tag) lastSaid.set(path, { tag, text })
  const body = call.answer.safeParse(parseJson(text))
  if (body.success) return body.data
  throw new ApiError({ status: response.status, code: null, sentence: '' }, { cause: body.error })
}

async function send<Answer>(
  path: string,
  { method = 'GET', body, signal }: Call<Answer>,
  tag?: string,
): Promise<Response> {
  const sent = method === 'GET' ? undefined : body
  const isRaw = sent instanceof FormData || sent instanceof Blob
  const isJson = sent !== undefined && !isRaw
  try {
    return await fetch(path, {
      method,
      // The API is of our own origin: this sends the cookie, and to nobody else.
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(tag ? { 'if-none-match': tag } : {}),
      },
      ...(sent === undefined ? {} : { body: isRaw ? sent : JSON.stringify(sent) }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({ status: 0, code: null, sentence: '' }, { cause })
  }
}

/** A connection cut in the middle of an answer reads as nothing. */
const textOf = (response: Response): Promise<string> => response.text().catch(() => '')

/** The page of some proxy is not JSON: it reads as nothing too. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readRefusal(response: Response, method: Method): Promise<ApiError> {
  const { status, statusText } = response
  const body = await textOf(response)
  return refusalToError(status, parseJson(body), failureMessage({ method, status, statusText, body }))
}

/** Also for calls that are not made with fetch (uploads report their progress through XMLHttpRequest). */
export function refusalToError(status: number, body: unknown, message?: string): ApiError {
  const refusal = refusalSchema.safeParse(body)
  const told = message === undefined ? {} : { message }
  if (!refusal.success) return new ApiError({ status, code: null, sentence: '', ...told })
  const { code, error, fields, credits } = refusal.data
  const details = { ...(fields && { fields }), ...(credits && { credits }) }
  return new ApiError({ status, code, sentence: error, ...details, ...told })
}
