import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDatabase } from './seeded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedModel: string
  }
}

/** One embedded database with its tables, closed: each suite begins with a copy of its folder. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  seedDatabase(folder)
  project.provide('embeddedModel', join(folder, 'database'))
  return () => rmSync(folder, { recursive: true, force: true })
}
