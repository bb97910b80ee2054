import { errorForLog } from '../error-for-log.ts'

const LONGEST = 300

interface Told {
  type?: string
  message?: string
  cause?: Told
}

/** Why a job failed, as its row and the desk may keep it: what the log may, in one line. */
export function reasonOf(cause: unknown): string {
  const lines: string[] = []
  for (let told: Told | undefined = errorForLog(cause); told; told = told.cause)
    lines.push([told.type, told.message?.split('\n')[0]].filter(Boolean).join(': '))
  return lines.join(' < ').slice(0, LONGEST)
}
