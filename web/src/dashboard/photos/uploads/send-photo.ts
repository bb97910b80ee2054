import { type UploadAnswer, uploadAnswer } from '@app/domain/photos/photos-api.ts'
import { api } from '@app/domain/routes.ts'
import { ApiError } from '../../../api/api-error.ts'
import { refusalToError } from '../../../api/call.ts'
import { simulateRise } from './simulated-rise.ts'

export interface Sending {
  draftId: string
  file: File
  /** Share of the bytes that have really left, 0 to 1; a likely one where the browser cannot count them. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** One photo in one request. XMLHttpRequest, because fetch cannot say how much of a body has been sent. */
export function sendPhoto({ draftId, file, onProgress, signal }: Sending): Promise<UploadAnswer> {
  const request = new XMLHttpRequest()
  request.open('POST', api.upload())
  request.setRequestHeader('accept', 'application/json')
  request.responseType = 'json'
  followProgress(request, onProgress)
  signal.addEventListener('abort', () => request.abort())
  const answer = answerOf(request)
  request.send(formOf(draftId, file))
  return answer
}

function followProgress(request: XMLHttpRequest, onProgress: Sending['onProgress']): void {
  let stop: (() => void) | null = null
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total)
    else stop ??= simulateRise(onProgress)
  }
  request.onloadend = () => stop?.()
}

/** The server reads parts in order: the draft must be known before the first file. */
function formOf(draftId: string, file: File): FormData {
  const form = new FormData()
  form.append('sessionId', draftId)
  form.append('images', file, file.name)
  return form
}

function answerOf(request: XMLHttpRequest): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const answer = uploadAnswer.safeParse(request.response)
      if (request.status >= 200 && request.status < 300 && answer.success) resolve(answer.data)
      else reject(refusalToError(request.status, request.response))
    }
    request.onerror = () => reject(new ApiError({ status: 0, code: null, sentence: '' }))
    request.onabort = () => reject(new DOMException('the photo was taken back', 'AbortError'))
  })
}
