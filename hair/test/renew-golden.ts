/**
 * Makes the golden images anew, all or those named, and says how far each is from the one before:
 *   node hair/test/renew-golden.ts [NAME...]
 * Look at them before committing: what is kept here is what is held to be right.
 */
import { existsSync } from 'node:fs'
import { GOLDENS, goldenFile, makeGolden, readGolden, writeGolden } from './golden-pictures.ts'
import { pictureDifference } from './picture-difference.ts'

const wanted = process.argv.slice(2)
for (const golden of GOLDENS.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  const picture = await makeGolden(golden)
  const before = existsSync(goldenFile(golden.name)) ? await readGolden(golden.name) : null
  const bytes = await writeGolden(golden.name, picture)
  const { mean, differing } = before ? pictureDifference(before, picture) : { mean: 0, differing: 0 }
  const change = before ? `ΔE ${mean.toFixed(2)}, ${(differing * 100).toFixed(1)} % differ plainly` : 'new'
  console.log(`${golden.name.padEnd(12)} ${(bytes / 1000).toFixed(1).padStart(5)} kB  ${change}`)
}
