import type { FastifyError, FastifyRequest } from 'fastify'

/**
 * The parts of a form, in the order they come. One that is cut off on the way or badly written is the sender's mistake,
 * not a failure of ours: `refuseForm` says so. The parser's own limits come with their status.
 */
export async function* sentParts(request: FastifyRequest, refuseForm: (cause: unknown) => never) {
  try {
    yield* request.parts()
  } catch (cause) {
    if ((cause as FastifyError).statusCode) throw cause
    refuseForm(cause)
  }
}
