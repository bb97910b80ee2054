import { type Choice, chooseFirst, namesOf } from '../choice.ts'
import { disk } from './disk/disk-choice.ts'
import type { ChosenStorage } from './storage.ts'

/**
 * Where files may lie; the first store that was given its settings has them. A new one is a folder beside `disk/`, and a
 * line here.
 */
const STORAGES: Record<string, Choice<ChosenStorage | null>> = {
  disk,
}

export const storageNames = namesOf(STORAGES)

export const chooseStorage = (told: Record<string, unknown>): ChosenStorage => chooseFirst(STORAGES, told)
