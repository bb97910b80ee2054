import { readConfig } from './config.ts'
import { operateOn } from './operate-on.ts'
import type { Command } from './operator/command.ts'
import { COMMANDS } from './operator/commands.ts'

/** `npm run -s operator -- COMMAND …`: works while the app runs, also on the embedded database. */
async function main(): Promise<void> {
  const [name = 'help', ...args] = process.argv.slice(2)
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command || !takes(command, args)) {
    for (const { name, needs, may = [], does } of COMMANDS)
      console.log(`${[name, ...needs, ...may.map((each) => `[${each}]`)].join(' ').padEnd(32)} ${does}`)
    process.exitCode = name === 'help' ? 0 : 1
    return
  }
  const { done, said } = await operateOn(readConfig(process.env), command, args)
  console.log(said)
  process.exitCode = done ? 0 : 1
}

const takes = ({ needs, may = [] }: Command, { length }: string[]): boolean =>
  length >= needs.length && length <= needs.length + may.length

main().catch((cause: unknown) => {
  console.error((cause as Error).message)
  process.exit(1)
})
