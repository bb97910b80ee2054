/**
 * Training material for the ground network: `node hair/training/ground/dump.ts OUT_FOLDER PHOTO...` writes per photo
 * NAME.bin, eight planes of 80 rows and 60 columns as bytes, one after the other (red, green, blue, most hair, background,
 * skin and clothes among what is no hair, face outline), and NAME.json (the face frame, in cells).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { analyseAfresh } from '../../src/analysis/analyse.ts'
import { faceFrame } from '../../src/face/face-frame.ts'
import { placeFace } from '../../src/face/place-face.ts'
import { CELLS, viewGround } from '../../src/ground/read-ground.ts'
import { stopwatch } from '../../src/stopwatch.ts'

const [out, ...photos] = process.argv.slice(2)
if (!out || !photos.length) throw new Error('Expected OUT_FOLDER PHOTO...')
mkdirSync(out, { recursive: true })
for (const photo of photos) {
  const { name } = path.parse(photo)
  const analysis = await analyseAfresh(photo, stopwatch().timed)
  if (!analysis) {
    console.log(`${name}: no face`)
    continue
  }
  const { picture, masks, face } = analysis
  const { colours, hair, shares, oval } = viewGround(analysis)
  const planes = [...colours, hair, ...shares, oval]
  const bytes = planes.map((plane) => Uint8Array.from(plane, (v) => Math.round(v * 255)))
  writeFileSync(path.join(out, `${name}.bin`), Buffer.concat(bytes))
  const frame = faceFrame(placeFace(face, CELLS.w / picture.w))
  writeFileSync(path.join(out, `${name}.json`), JSON.stringify(frame))
  console.log(`${name}: ${masks.quality.score.toFixed(2)}`)
}
process.exit(0)
