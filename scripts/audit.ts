/** `npm run audit`: asks the registry for known vulnerabilities of what ships, and says so where it does not answer. */
import { spawnSync } from 'node:child_process'
import { readAudit } from './read-audit.ts'

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit', 'dev'], { encoding: 'utf8' })
const { status, said } = readAudit(stdout)
console.log(said)
process.exitCode = status
