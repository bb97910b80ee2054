import { pages } from '@app/domain/routes.ts'
import { isDevelopmentHost } from '@app/domain/site/robots.ts'
import { desc } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { App, Context } from '../context.ts'
import { mails } from '../database/schema/mails.ts'
import { escapeHtml } from '../plugins/escape-html.ts'

const SHOWN = 500
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Other people's messages: only whoever sits at this machine may read them. A tunnel that shows the site to others
 * comes from this machine too, but by another name; so does a page elsewhere that has made its name lead here.
 */
const isAtThisMachine = ({ ip, host }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && isDevelopmentHost(host)

/** The outbox, for a developer's browser. It exists only where no mail server is configured. */
export async function outboxRoutes(app: App, context: Pick<Context, 'config' | 'database'>): Promise<void> {
  if (context.config.mode === 'production' || context.config.smtpUrl) return
  app.get(pages.outbox(), { config: { access: 'anyone' } }, async (request, reply) => {
    if (!isAtThisMachine(request)) return reply.callNotFound()
    const latest = await context.database.select().from(mails).orderBy(desc(mails.createdAt)).limit(SHOWN)
    const articles = latest.map(
      (
        mail,
      ) => `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}</p>
<pre style="white-space:pre-wrap">${linked(escapeHtml(mail.textBody))}</pre></article>`,
    )
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>Courrier de développement</title></head><body style="font:17px/1.5 sans-serif;max-width:720px;margin:24px auto;padding:0 16px">
<h1>Courrier de développement</h1>${articles.join('') || '<p>Aucun message.</p>'}</body></html>`)
  })
}

const linked = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
