import { api } from '@app/domain/routes.ts'
import { type OpenedShare, openedShareAnswer, type ShareWish } from '@app/domain/shares/shares-api.ts'
import type { Someone } from './people.ts'

/** What she is told when she shares an image, and the token in it. */
export async function openedShare(
  { visitor }: Someone,
  imageId: string,
  wish: Partial<ShareWish> = {},
): Promise<OpenedShare & { token: string }> {
  const answer = await visitor.post(api.imageShares(imageId), { withBefore: false, days: 7, ...wish })
  if (answer.statusCode !== 201) throw new Error(`a share answered ${answer.statusCode}: ${answer.body}`)
  const opened = openedShareAnswer.parse(answer.json())
  return { ...opened, token: opened.address.split('/').at(-1) ?? '' }
}
