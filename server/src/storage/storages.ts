import type { Config } from '../config.ts'
import { DiskStorage } from './disk/disk-storage.ts'
import type { Storage } from './storage.ts'

/** The store of the house: a new one is a folder beside `disk/`, and a line here. */
export const openStorage = ({ dataDir }: Pick<Config, 'dataDir'>): Storage => new DiskStorage(dataDir)
