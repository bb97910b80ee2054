import { readFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readConfig } from '../config.ts'
import { openLog } from '../plugins/open-log.ts'
import { backUp, restore } from './back-up.ts'

const USE = `npm run -s backup -- key                        a new key: keep its first line where this machine cannot read it
npm run -s backup -- write FILE                 all there is, encrypted for BACKUP_RECIPIENT; the app may run
npm run -s backup -- restore FILE KEY [LIST]    into an empty database and DATA_DIR; KEY is a file with the key,
                                                LIST one of accounts erased since (docs/backup.md)`

async function main([what, ...args]: string[]): Promise<void> {
  if (what === 'key' && args.length === 0) return writeKey()
  if (what === 'write' && args.length === 1) return write(args[0] ?? '')
  if (what === 'restore' && (args.length === 2 || args.length === 3))
    return read(args[0] ?? '', args[1] ?? '', args.slice(2))
  console.error(USE)
  process.exitCode = 1
}

async function writeKey(): Promise<void> {
  const identity = await generateX25519Identity()
  console.log(identity)
  console.log(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`)
}

async function write(path: string): Promise<void> {
  const { BACKUP_RECIPIENT: recipient = '' } = process.env
  if (!recipient.startsWith('age1'))
    throw new Error('BACKUP_RECIPIENT is missing: npm run -s backup -- key makes one')
  const begun = performance.now()
  const { takenAt, tables, files } = await backUp(readConfig(process.env), path, recipient)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${path}: ${rows} rows and ${files.length} files, as of ${takenAt}, in ${seconds(begun)} s`)
}

async function read(path: string, keyFile: string, lists: string[]): Promise<void> {
  const identity = identityIn(await readFile(keyFile, 'utf8'))
  const begun = performance.now()
  const config = readConfig(process.env)
  const { manifest, resumed, lostSeconds } = await restore(config, openLog('warn'), { path, identity, lists })
  console.log(
    `restored as of ${manifest.takenAt} in ${seconds(begun)} s: what was written in the last ${lostSeconds} s is lost; ` +
      `${resumed.erased} accounts erased again, ${resumed.jobs} jobs go on`,
  )
}

const identityIn = (text: string): string =>
  text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-')) ?? ''

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error((cause as Error).message)
  process.exit(1)
})
