import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawnPhoto } from '../../hair/test/drawings.ts'
import { photographs } from '../../hair/test/photographs.ts'
import type { BenchmarkOptions } from '../figure.ts'

/** Those asked for; or the women among the photographs that PHOTOGRAPHS names; or, without those, the drawn ones. */
export async function portraitsOf({ photos }: Pick<BenchmarkOptions, 'photos'>): Promise<string[]> {
  if (photos)
    return readdirSync(photos)
      .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
      .map((name) => join(photos, name))
  const women = photographs('women')
  return women.length > 0 ? women : Promise.all([drawnPhoto('avant'), drawnPhoto('lob'), drawnPhoto('carre')])
}
