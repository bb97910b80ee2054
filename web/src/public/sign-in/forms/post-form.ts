import type { Refusal } from '@app/domain/errors.ts'
import { ApiError } from '../../../api/api-error.ts'

/** Calls our API with what the form holds; gives its answer or throws an ApiError. Without the schemas, which are heavy. */
export const postForm = (path: string, form: HTMLFormElement): Promise<unknown> =>
  postTo(path, Object.fromEntries(new FormData(form)))

export async function postTo(path: string, words: object): Promise<unknown> {
  const response = await send(path, JSON.stringify(words))
  // Cut in the middle, or the page of some proxy: it reads as nothing.
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer) return answer
  throw refusalOf(response.status, answer)
}

const send = (path: string, body: string): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: null, sentence: '' }, { cause })
  })

function refusalOf(status: number, answer: unknown): ApiError {
  const { error, code, fields } = (answer ?? {}) as Partial<Refusal>
  if (typeof error !== 'string' || typeof code !== 'string')
    return new ApiError({ status, code: null, sentence: '' })
  return new ApiError({ status, code, sentence: error, ...(fields && { fields }) })
}
