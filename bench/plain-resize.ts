/** What any server must at least do with these files: decode and resize them, one after the other. For upload-15. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const KEPT_LONG_SIDE = 2400
const [folder = '.'] = process.argv.slice(2)

sharp.concurrency(1)
sharp.cache(false)
const started = performance.now()
const before = process.cpuUsage()
for (const name of readdirSync(folder))
  await sharp(join(folder, name))
    .resize(KEPT_LONG_SIDE, KEPT_LONG_SIDE, { fit: 'inside' })
    .jpeg({ quality: 92 })
    .toBuffer()
const used = process.cpuUsage(before)
console.log(JSON.stringify({ wallMs: performance.now() - started, cpuMs: (used.user + used.system) / 1000 }))
