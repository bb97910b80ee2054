/** `npm run -s hair -- PHOTO … --out OUT.jpg`: one picture, one line of JSON; exits 1 when there is no picture. */
import { type Line, runCommand } from './command/run-command.ts'
import { HairError } from './hair-error.ts'

const notMade = (error: unknown): Line =>
  error instanceof HairError
    ? { made: false, reason: error.code, why: error.message }
    : { made: false, reason: 'failed', why: String(error) }

const line = await runCommand(process.argv.slice(2)).catch(notMade)
console.log(JSON.stringify(line))
process.exitCode = line.made ? 0 : 1
