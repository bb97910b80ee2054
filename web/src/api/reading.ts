import type { ZodType } from 'zod'
import { callApi } from './call.ts'

/** What a query needs to read an address of ours: its key begins with the address that is read. */
export function reading<Answer>(path: string, answer: ZodType<Answer>) {
  return {
    queryKey: [path],
    queryFn: ({ queryKey: [address = path], signal }: { queryKey: string[]; signal: AbortSignal }) =>
      callApi(address, { answer, signal }),
  }
}
