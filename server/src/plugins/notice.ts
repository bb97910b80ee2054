import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { siteFiles } from '@app/domain/routes.ts'
import type { FastifyInstance } from 'fastify'

const FILE = fileURLToPath(new URL('../../../NOTICE.md', import.meta.url))
const DAY_SECONDS = 86_400

/** The licences of what the site builds on, to whoever it is served: the LGPL of some of its parts wants that. */
export function serveNotice(app: FastifyInstance): void {
  const notice = readFileSync(FILE, 'utf8')
  app.get(siteFiles.notice(), { config: { access: 'anyone', sameForAll: true } }, async (_request, reply) =>
    reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(notice),
  )
}
