import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/
const SMALLEST_BYTES = 512

/** Writes a .br and a .gz beside every text file of a build, once, so that no request compresses anything. */
export async function buildPrecompressed(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file)
  if (bytes.length < SMALLEST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
