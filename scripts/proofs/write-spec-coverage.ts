/** `npm run spec-coverage`: writes docs/spec-coverage.md from docs/specification.md and the marks in the tests. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../source-files.ts'
import { coverageOfRepository } from './spec-coverage-of-repository.ts'

writeFileSync(join(ROOT, 'docs/spec-coverage.md'), coverageOfRepository())
