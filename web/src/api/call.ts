import { refusalSchema } from '@app/domain/errors.ts'
import type { ZodType } from 'zod'
import { ApiError } from './api-error.ts'

export interface Call<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A FormData is sent as it is, anything else as JSON. */
  body?: unknown
  answer: ZodType<Answer>
  signal?: AbortSignal
}

/** Calls our API with the sign-in cookie; gives the checked answer or throws an ApiError. */
export async function callApi<Answer>(path: string, call: Call<Answer>): Promise<Answer> {
  const response = await send(path, call)
  if (!response.ok) throw await readRefusal(response)
  const body = call.answer.safeParse(await readJson(response))
  if (body.success) return body.data
  throw new ApiError({ status: response.status, code: null, sentence: '' }, { cause: body.error })
}

async function send<Answer>(path: string, { method = 'GET', body, signal }: Call<Answer>): Promise<Response> {
  const isForm = body instanceof FormData
  const isJson = body !== undefined && !isForm
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(isJson ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({ status: 0, code: null, sentence: '' }, { cause })
  }
}

/** A cut connection or a page of some proxy is not JSON: both read as nothing. */
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null)

export async function readRefusal(response: Response): Promise<ApiError> {
  return refusalToError(response.status, await readJson(response))
}

/** Also for calls that are not made with fetch (uploads report their progress through XMLHttpRequest). */
export function refusalToError(status: number, body: unknown): ApiError {
  const refusal = refusalSchema.safeParse(body)
  if (!refusal.success) return new ApiError({ status, code: null, sentence: '' })
  const { code, error, fields } = refusal.data
  return new ApiError({ status, code, sentence: error, ...(fields ? { fields } : {}) })
}
