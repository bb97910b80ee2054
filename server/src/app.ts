import { refusalSchema } from '@app/domain/errors.ts'
import { api } from '@app/domain/routes.ts'
import { isBehindSignIn } from '@app/domain/site/dashboard-pages.ts'
import { isPayingPage } from '@app/domain/site/paying-pages.ts'
import { isSignInPage } from '@app/domain/site/sign-in-pages.ts'
import cookie from '@fastify/cookie'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyServerFactory, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { guardRoutes, sendUnchanged } from './accounts/accounts.ts'
import { plainFormRoutes } from './accounts/plain-forms.ts'
import { accountRoutes } from './accounts/routes.ts'
import { belongingsIn } from './belongings.ts'
import { openPriceList } from './catalogue/catalogue.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { openToldClaims } from './claims/claims.ts'
import type { App, Context } from './context.ts'
import { certificateFacts, courseSlugs, openCatalogue } from './courses/courses.ts'
import { courseRoutes } from './courses/routes.ts'
import { balanceAlong, balanceOf } from './credits/credits.ts'
import { creditRoutes } from './credits/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { RefusalError } from './errors.ts'
import { favouriteRoutes } from './favourites/favourites.ts'
import { budgetRoutes } from './operator/budgets/routes.ts'
import { deskRoutes } from './operator/desk/routes.ts'
import { dossierRoutes } from './operator/dossier/routes.ts'
import { figureRoutes } from './operator/figures/routes.ts'
import { lookRoutes } from './operator/looks/routes.ts'
import { outboxRoutes } from './operator/outbox.ts'
import { viewingRoutes } from './operator/viewings/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { draftPhotosOf } from './photos/photos.ts'
import { photoRoutes } from './photos/routes.ts'
import { answerCrawlers } from './plugins/crawlers.ts'
import { sendOnlyDeclared } from './plugins/declared-answers.ts'
import { setHeaders } from './plugins/headers.ts'
import { languageOf } from './plugins/language.ts'
import { serveNotice } from './plugins/notice.ts'
import { servePages } from './plugins/pages/pages.ts'
import { RepeatedAnswers } from './plugins/pages/repeated-answers.ts'
import { atMost, limitRates } from './plugins/rate-limit.ts'
import { speakEarlyRefusal, speakRefusals, wordsOf } from './plugins/refusals/refusals.ts'
import { requestLog } from './plugins/request-log.ts'
import { refuseOtherSites } from './plugins/same-site.ts'
import { followPublicUrl } from './plugins/secure-cookies.ts'
import { serveManifest } from './plugins/web-manifest.ts'
import { previewRoutes } from './preview/routes.ts'
import { proRequestRoutes } from './pro-requests/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { remoteJobRoutes } from './remote-jobs/webhook.ts'
import { openToldReviews } from './reviews/reviews.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { shareRoutes } from './shares/routes.ts'
import { sharedFacts } from './shares/shares.ts'
import { siteOf } from './site.ts'
import { HEALTH } from './startup-server.ts'
import { contactFormRoutes, supportRoutes } from './support/routes.ts'
import { transformationRoutes } from './transformations/routes.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'
import { withdrawalOfOrder } from './withdrawals/withdrawals.ts'

export interface AppOptions {
  /** Without pages only the API answers (integration tests). */
  pages: 'built' | 'hot' | 'none'
  serverFactory?: FastifyServerFactory
  /** Whether the process has been told to stop; without it, it has not. */
  isStopping?: () => boolean
}

const JSON_BODY_LIMIT = 256 * 1024

/** The web process, readable as a list: what guards every call, then every noun's calls, then the pages. */
export async function buildApp(context: Context, options: AppOptions): Promise<App> {
  const app = createApp(context, options)
  speakRefusals(app)
  const repeated = new RepeatedAnswers(app)
  await app.register(cookie)
  followPublicUrl(app, context.config.publicUrl)
  sendUnchanged(app, context)
  const { allowedSources } = context.config.cards
  const thirdParties = allowedSources && { isAt: isPayingPage, allowedSources }
  await setHeaders(app, { hotReload: options.pages === 'hot', thirdParties })
  await limitRates(app)
  refuseOtherSites(app)
  guardRoutes(app, context)
  sendOnlyDeclared(app)
  answerCrawlers(app, () => context.publicUrl(), courseSlugs)
  serveManifest(app, context.config.brand.name)
  serveNotice(app)

  // Its library is loaded where somebody reads it.
  if (context.config.metricsToken) (await import('./operator/metrics/metrics.ts')).metricsRoute(app, context)
  await app.register((scope: App) => healthRoutes(scope, context, options))
  await app.register((scope: App) =>
    accountRoutes(scope, context, { balanceOf, balanceAlong, belongings: belongingsIn(context) }),
  )
  await app.register((scope: App) => catalogueRoutes(scope, context))
  await app.register((scope: App) => favouriteRoutes(scope, context))
  await app.register((scope: App) => draftRoutes(scope, context.database, draftPhotosOf))
  await app.register((scope: App) => photoRoutes(scope, context))
  await app.register((scope: App) => previewRoutes(scope, context))
  await app.register((scope: App) => paymentRoutes(scope, context, withdrawalOfOrder))
  await app.register((scope: App) => receiptRoutes(scope, context))
  await app.register((scope: App) => creditRoutes(scope, context))
  await app.register((scope: App) => courseRoutes(scope, context))
  await app.register((scope: App) => remoteJobRoutes(scope, context))
  await app.register((scope: App) => transformationRoutes(scope, context))
  await app.register((scope: App) => shareRoutes(scope, context))
  await app.register((scope: App) => reviewRoutes(scope, context))
  await app.register((scope: App) => supportRoutes(scope, context))
  await app.register((scope: App) => withdrawalRoutes(scope, context))
  await app.register((scope: App) => proRequestRoutes(scope, context))
  await app.register((scope: App) => outboxRoutes(scope, context))
  await app.register((scope: App) => deskRoutes(scope, context))
  await app.register((scope: App) => lookRoutes(scope, context))
  await app.register((scope: App) => dossierRoutes(scope, context))
  await app.register((scope: App) => figureRoutes(scope, context))
  await app.register((scope: App) => budgetRoutes(scope, context))
  await app.register((scope: App) => viewingRoutes(scope, context))
  if (options.pages !== 'none') {
    const priceList = openPriceList(context)
    const toldReviews = openToldReviews(context)
    const toldClaims = openToldClaims(context)
    const { showAgain } = await servePages(app, {
      site: async () => {
        const [packages, claims, told] = await Promise.all([priceList(), toldClaims(), toldReviews()])
        return siteOf(context, { packages, claims, told })
      },
      courses: openCatalogue(context),
      hotReload: options.pages === 'hot',
      repeated,
      isSignedIn: (request) => request.signedIn !== null,
      isPrivate: isBehindSignIn,
      isForStrangers: isSignInPage,
      allowsThirdParties: (path) => thirdParties?.isAt(path) ?? false,
      shared: (token) => sharedFacts(context.database, token),
      certificate: (typed) => certificateFacts(context.database, typed),
      sharedLimit: atMost('shared', context.config.rateLimitFactor),
    })
    await app.register((scope: App) => plainFormRoutes(scope, context, showAgain))
    await app.register((scope: App) => contactFormRoutes(scope, context, showAgain))
  }
  return app
}

function createApp({ config, log }: Pick<Context, 'config' | 'log'>, options: AppOptions): App {
  const app = Fastify({
    loggerInstance: log,
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BODY_LIMIT,
    trustProxy: config.trustedProxies,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: speakEarlyRefusal,
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  return app
}

/** Whether requests may be sent here: what a proxy asks every second. */
async function healthRoutes(
  app: App,
  { database, scratch }: Pick<Context, 'database' | 'scratch'>,
  { isStopping }: AppOptions,
): Promise<void> {
  // That the process lives, whatever the database does: who starts dead ones again must not start this one for that.
  const alive = {
    config: { access: 'anyone', sameForAll: true },
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
  } as const
  app.get(HEALTH.live, alive, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true as const }
  })
  const room = z.enum(['enough', 'low', 'none'])
  const answers = { 200: z.object({ ok: z.literal(true), room }), 503: refusalSchema }
  for (const ready of [api.health(), HEALTH.ready])
    app.get(
      ready,
      { config: { access: 'anyone', sameForAll: true }, schema: { response: answers } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        // Said, not thrown: what was asked for is no error of the log.
        if (isStopping?.())
          return reply.code(503).send(wordsOf(new RefusalError('stopping'), languageOf(request), request.id))
        await database.execute(sql`select 1`)
        // On a full disk too: who looks at what is hers still may.
        return { ok: true as const, room: await scratch.room() }
      },
    )
  app.all('/api/*', { config: { access: 'anyone' } }, async (_request, reply) => reply.callNotFound())
}
