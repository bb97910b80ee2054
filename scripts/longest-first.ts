import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LOOKS_AT_PHOTOS } from './looks-at-photos.ts'

/** A file that takes half a minute must not begin when all the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Project by project: files of one share their processes.
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const { long = [], short = [] } = Object.groupBy(
        sorted.filter((file) => file.project === project),
        ({ moduleId }) => (LOOKS_AT_PHOTOS.test(readFileSync(moduleId, 'utf8')) ? 'long' : 'short'),
      )
      return [...long, ...short]
    })
  }
}
