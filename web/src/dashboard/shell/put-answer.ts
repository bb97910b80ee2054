import type { DataTag, QueryClient } from '@tanstack/react-query'

/** What a change was answered with. Whatever was asked for before it, and comes after it, is older: it is dropped. */
export async function putAnswer<Answer>(
  client: QueryClient,
  queryKey: DataTag<readonly unknown[], Answer> | readonly unknown[],
  answer: NoInfer<Answer>,
): Promise<void> {
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, answer)
}
