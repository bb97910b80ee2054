import { choice } from '../../choice.ts'
import type { ChosenStorage } from '../storage.ts'
import { DiskStorage } from './disk-storage.ts'

/** It needs no settings: files lie in the data folder unless another store was told where. */
export const disk = choice(
  {},
  (): ChosenStorage => ({ name: 'disk', open: ({ dataDir }) => new DiskStorage(dataDir) }),
)
