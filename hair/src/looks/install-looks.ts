import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { HairError } from '../hair-error.ts'
import { checkLook, type LookReport } from './check-look.ts'
import { FETCH_LIMITS, type FetchLimits, fetchPicture, PictureRefused } from './fetch-picture.ts'
import type { PublicLook, PublicSet } from './public-set.ts'
import { writeLook, writeWhole } from './write-look.ts'

export interface InstallWatch {
  /** One look is there now, or was before. */
  installed(id: string, what: 'fetched' | 'kept'): void
  /** One is left out, and why. */
  left(id: string, why: string): void
}

export interface InstallOptions {
  limits?: FetchLimits
  /** Judges a picture; `checkLook` by default. */
  check?: (picture: Uint8Array) => Promise<LookReport>
}

/**
 * Fetches a set of looks into a folder, one after the other. A picture is decoded and judged before it is written, and
 * its JSON comes last: interrupted anywhere and run again, it goes on where it was.
 * @returns how many looks of the set the folder holds now
 * @throws HairError looks_unreachable when there is no network; what was fetched before stays
 */
export async function installLooks(
  set: PublicSet,
  folder: string,
  watch: InstallWatch,
  options: InstallOptions = {},
): Promise<number> {
  await mkdir(folder, { recursive: true })
  let count = 0
  for (const look of set.looks) {
    if (await isInstalled(folder, look)) {
      watch.installed(look.id, 'kept')
      count += 1
      continue
    }
    const why = await installOne(set, look, folder, options)
    if (why) watch.left(look.id, why)
    else {
      watch.installed(look.id, 'fetched')
      count += 1
    }
  }
  return count
}

/** @returns why it was left out; null when it is there */
async function installOne(
  set: PublicSet,
  look: PublicLook,
  folder: string,
  { limits = FETCH_LIMITS, check = checkLook }: InstallOptions,
): Promise<string | null> {
  try {
    const address = new URL(look.file, set.base)
    const picture = await fetchPicture(address, limits)
    const sha256 = hashOf(picture)
    if (look.sha256 && look.sha256 !== sha256)
      return `${address.href} is not the picture that was chosen: expected sha256 ${look.sha256}, got ${sha256}.`
    const report = await check(picture)
    if (!report.serves) return report.faults.map(({ sentence }) => sentence).join(' ')
    const { id, baseStyle, tone } = look
    await writeWhole(pictureOf(folder, look), picture)
    await writeLook(aboutOf(folder, look), {
      ...{ id, baseStyle, tone, licence: set.licence, source: address.href, head: report.head, sha256 },
    })
    return null
  } catch (cause) {
    const isOfThisPicture = cause instanceof HairError && cause.code !== 'looks_unreachable'
    if (cause instanceof PictureRefused || isOfThisPicture) return cause.message
    throw cause
  }
}

const pictureOf = (folder: string, { id }: PublicLook): string => path.join(folder, `${id}.jpg`)
const aboutOf = (folder: string, { id }: PublicLook): string => path.join(folder, `${id}.json`)
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Whether the picture beside the JSON is the one it was written for. */
async function isInstalled(folder: string, look: PublicLook): Promise<boolean> {
  try {
    const about: unknown = JSON.parse(await readFile(aboutOf(folder, look), 'utf8'))
    const sha256: unknown = typeof about === 'object' && about !== null ? Reflect.get(about, 'sha256') : null
    return sha256 === hashOf(await readFile(pictureOf(folder, look)))
  } catch {
    return false
  }
}
