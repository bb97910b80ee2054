import { sayAnswer } from '../operator/answer.ts'
import type { Outcome } from '../operator/command.ts'
import { COMMANDS } from '../operator/commands.ts'
import type { TestApp } from './test-app.ts'

/** As an operator would from a terminal. */
export async function operate(
  { context }: Pick<TestApp, 'context'>,
  name: string,
  ...args: string[]
): Promise<Outcome> {
  const command = COMMANDS.find((each) => each.name === name)
  if (!command) throw new Error(`no command is called ${name}`)
  return command.looks ? command.run(context, args) : sayAnswer(await command.run(context, args), 'en')
}
