import { type Choices, chooseOne, namesOf } from '../choice.ts'
import { disk } from './disk/disk-choice.ts'
import { s3 } from './s3/s3-choice.ts'
import type { ChosenStorage } from './storage.ts'

/** Where files may lie: on the disk, unless another store was given its settings. A new one is a folder and a line here. */
const STORAGES: Choices<ChosenStorage> = { of: { s3 }, otherwise: disk }

export const storageNames = namesOf(STORAGES.of)

export const chooseStorage = (told: Record<string, unknown>): ChosenStorage => chooseOne(STORAGES, told)
