import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { HairError } from '../hair-error.ts'
import { checkLook, type LookReport } from './check-look.ts'
import { readLookJson } from './read-look-json.ts'
import { writeLook } from './write-look.ts'

const USAGE = `Expected:
  npm run -s looks -- check PICTURE... [--write --style ID --licence TEXT --source TEXT [--tone 5.34] [--id NAME]]`

const OPTIONS = {
  write: { type: 'boolean', default: false },
  style: { type: 'string' },
  licence: { type: 'string' },
  source: { type: 'string' },
  tone: { type: 'string' },
  id: { type: 'string' },
} as const
type Wishes = ReturnType<typeof readArguments>['values']
const readArguments = () => parseArgs({ allowPositionals: true, options: OPTIONS })

async function main(): Promise<boolean> {
  const { values, positionals } = readArguments()
  const [call, ...names] = positionals
  if (call === 'check' && names.length) return checkAll(names, values)
  throw new HairError('wrong_arguments', USAGE)
}

/** One line each; true when every one of them serves. */
async function checkAll(pictures: string[], wishes: Wishes): Promise<boolean> {
  let allServe = true
  for (const picture of pictures) {
    const report = await checkLook(picture).catch(unread)
    const isWritten = report.serves && wishes.write && (await write(picture, report, wishes))
    const words = report.serves
      ? `serves (tone about ${report.tone}, turn ${report.head?.turn.toFixed(2)})${isWritten ? ', written' : ''}`
      : `does not serve: ${report.faults.map(({ code, sentence }) => `${code}: ${sentence}`).join(' ')}`
    console.log(`${picture}: ${words}`)
    allServe &&= report.serves
  }
  return allServe
}

/** A file that cannot be read does not serve either; the others are still judged. */
function unread(
  cause: unknown,
): Omit<LookReport, 'faults'> & { faults: { code: string; sentence: string }[] } {
  if (!(cause instanceof HairError)) throw cause
  return { serves: false, faults: [{ code: cause.code, sentence: cause.message }], head: null, tone: null }
}

/** What is not said on the command line stays as the JSON says it. */
async function write(
  picture: string,
  report: Pick<LookReport, 'head' | 'tone'>,
  wishes: Wishes,
): Promise<true> {
  const { dir, name } = path.parse(picture)
  const file = path.join(dir, `${name}.json`)
  const before: object = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const { style: baseStyle, licence, source, tone, id } = wishes
  const given = Object.entries({ baseStyle, licence, source, tone, id }).filter(([, value]) => value)
  const json = JSON.stringify({ id: name, tone: report.tone, ...before, ...Object.fromEntries(given) })
  const about = readWritten(json)
  await writeLook(file, { ...about, id: about.id ?? name, head: report.head })
  return true
}

function readWritten(json: string) {
  try {
    return readLookJson(json)
  } catch (cause) {
    throw new HairError(
      'wrong_arguments',
      `${String(cause)}\nExpected with --write: --style, --licence, --source`,
      cause,
    )
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
