import { buffer } from 'node:stream/consumers'
import { SHARED_LONG_SIDE } from '@app/domain/shares/share-rules.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Context } from '../context.ts'
import { refuse } from '../errors.ts'
import { smallCopy } from '../plugins/pictures.ts'
import { aiBadge } from './ai-badge.ts'
import { findShared } from './queries.ts'

type Kept = Pick<Context, 'database' | 'storage'>

/** The image as whoever holds the link sees it: small, and marked in its pixels and in its file. */
export async function sharedImage(
  context: Kept & Pick<Context, 'manifests'>,
  token: string,
  language: Language,
): Promise<Buffer> {
  const shared = await findShared(context.database, token)
  return context.manifests.sign(await copyOf(context, shared?.file, (width) => aiBadge(language, width)))
}

/** Her photo beside it, where she said so: a photograph bears no mark. */
export async function sharedBefore(context: Kept, token: string): Promise<Buffer> {
  const shared = await findShared(context.database, token)
  return copyOf(context, shared?.beforeFile)
}

/** Made anew for whoever asks: nothing lies about that would have to go with the share. */
async function copyOf(
  { storage }: Kept,
  key: string | null | undefined,
  badge?: (width: number) => string,
): Promise<Buffer> {
  if (!key || (await storage.size(key)) === null) return refuse('share_gone')
  return smallCopy(await buffer(storage.read(key)), { longSide: SHARED_LONG_SIDE, badge })
}
