import type { App } from '../fastify-app.ts'

/**
 * Routes that are handed each body as the bytes that came, at most so many: signatures are of bytes.
 * @param declare declares them; every route outside reads bodies as before
 */
export async function withByteBodies(
  app: App,
  bodyLimit: number,
  declare: (scope: App) => void,
): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    declare(scope)
  })
}
