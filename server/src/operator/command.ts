import type { Context } from '../context.ts'

/** What a command has of the context: it works beside the app, from a terminal. */
export interface OperatorContext extends Pick<Context, 'config' | 'database' | 'mailer' | 'publicUrl'> {
  /** Who acts; at a terminal nobody is signed in. */
  operatorId?: string
}

export interface Outcome {
  done: boolean
  said: string
}

export interface Command {
  name: string
  needs: string[]
  /** What may follow. */
  may?: string[]
  does: string
  /** It changes nothing: the log has no line of it. */
  looks?: true
  run(context: OperatorContext, args: string[]): Promise<Outcome>
}
