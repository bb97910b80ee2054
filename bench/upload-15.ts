import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Customer } from './customer.ts'
import type { Benchmark } from './figure.ts'
import { telephonePhotos } from './photos.ts'
import { emptyFolder, MeasuredApp } from './process/measured-app.ts'

const PLAIN = fileURLToPath(new URL('./plain-resize.ts', import.meta.url))

export const uploadFifteen: Benchmark = {
  name: 'upload-15',
  measures:
    '15 photos of 12 megapixels, three at once as the wizard sends them, beside plain decoding and resizing',
  run: async () => {
    const photos = await telephonePhotos()
    const plain = resizePlainly(photos)
    const app = await MeasuredApp.open()
    const customer = await Customer.register(app.url)
    const cpuBefore = app.cpuMs()
    const started = performance.now()
    await customer.upload(photos)
    const uploaded = performance.now() - started
    await customer.untilPhotosAreJudged()
    const judged = performance.now() - started
    const cpu = app.cpuMs() - cpuBefore
    const memory = app.peakMemoryMb()
    await app.close()
    const bytes = photos.reduce((sum, photo) => sum + photo.length, 0)
    return [
      { what: 'bytes sent', value: bytes / 1e6, unit: 'MB' },
      { what: 'last photo confirmed', value: uploaded, unit: 'ms' },
      { what: 'last verdict given', value: judged, unit: 'ms' },
      { what: 'processor time, verdicts included', value: cpu, unit: 'ms' },
      { what: 'plain resizing', value: plain.wallMs, unit: 'ms' },
      { what: 'plain resizing, processor time', value: plain.cpuMs, unit: 'ms' },
      { what: 'confirmed, against plain resizing', value: uploaded / plain.wallMs, unit: '×' },
      { what: 'processor time, against plain resizing', value: cpu / plain.cpuMs, unit: '×' },
      { what: 'peak memory', value: memory, unit: 'MB' },
    ]
  },
}

function resizePlainly(photos: Buffer[]): { wallMs: number; cpuMs: number } {
  const folder = emptyFolder()
  for (const [index, photo] of photos.entries()) writeFileSync(join(folder, `${index}.jpg`), photo)
  const said = execFileSync(process.execPath, [PLAIN, folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return JSON.parse(said) as { wallMs: number; cpuMs: number }
}
