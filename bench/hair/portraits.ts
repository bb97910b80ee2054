import { drawnPhoto } from '../../hair/test/drawings.ts'
import { photographs } from '../../hair/test/photographs.ts'
import type { BenchmarkOptions } from '../figure.ts'
import { picturesIn } from '../photos.ts'

/** Those asked for; or the women among the photographs that PHOTOGRAPHS names; or, without those, the drawn ones. */
export async function portraitsOf({ photos }: Pick<BenchmarkOptions, 'photos'>): Promise<string[]> {
  if (photos) return picturesIn(photos)
  const women = photographs('women')
  return women.length > 0 ? women : Promise.all([drawnPhoto('avant'), drawnPhoto('lob'), drawnPhoto('carre')])
}
