/** `npm run security-page`: writes docs/security.md from docs/security-rows.md and the titles of the tests. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../source-files.ts'
import { provingFiles, securityRows } from './security-of-repository.ts'
import { writeSecurityPage } from './security-rows.ts'

writeFileSync(join(ROOT, 'docs/security.md'), writeSecurityPage(securityRows(), provingFiles()))
