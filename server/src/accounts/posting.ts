import type { Context } from '../context.ts'

/** What it takes to change an account and write to her about it. */
export type Posting = Pick<Context, 'config' | 'database' | 'mailer' | 'publicUrl'>
