import { desc, eq } from 'drizzle-orm'
import { mails } from '../database/schema/mails.ts'
import type { TestApp } from './test-app.ts'

/** Every message written to this address, the newest first. */
export const mailsTo = ({ context }: TestApp, email: string) =>
  context.database.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt))

/** The path of the link in the newest message to her of this kind. */
export async function linkTo(home: TestApp, email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(home, email)).find((each) => each.kind === kind)
  return /http:\/\/localhost(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? ''
}

/** The six digits of the newest message to her that has some. */
export async function codeTo(home: TestApp, email: string): Promise<string> {
  const codes = (await mailsTo(home, email)).map(({ textBody }) => /^(\d{3}) (\d{3})$/m.exec(textBody))
  const [, first = '', second = ''] = codes.find((found) => found !== null) ?? []
  return first + second
}
