import type { Context } from '../context.ts'
import type { Answer } from './answer.ts'

/** What a command has of the context: it works beside the app, from a terminal. */
export interface OperatorContext
  extends Pick<Context, 'config' | 'database' | 'mailer' | 'publicUrl' | 'scratch' | 'storage'> {
  /** Absent at a terminal: a worker finds what is to be done. */
  jobs?: Context['jobs']
  /** Who acts; at a terminal nobody is signed in. */
  operatorId?: string
}

/** What is read of it, in the words of whoever reads. */
export interface Outcome {
  done: boolean
  said: string
}

interface Named {
  name: string
  needs: string[]
  /** What may follow. */
  may?: string[]
  does: string
}

/** It changes nothing: the log has no line of it. What it lists is read at a terminal, where the desk has tables. */
export interface Look extends Named {
  looks: true
  run(context: OperatorContext, args: string[]): Promise<Outcome>
}

export interface Act extends Named {
  looks?: never
  /** What of its words stands in the log, the first as what it was done to; all of them by default. */
  writes?(args: string[]): string[]
  run(context: OperatorContext, args: string[]): Promise<Answer>
}

export type Command = Look | Act
