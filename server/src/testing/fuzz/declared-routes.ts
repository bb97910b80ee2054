import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { JsonSchema } from './values-of-schema.ts'

export interface DeclaredRoute {
  /** One, but for those that answer all of them. */
  methods: string[]
  /** As declared: ids are `:id`, the rest `*`. */
  url: string
  /** What it says it reads; null where it says nothing. */
  body: JsonSchema | null
  params: JsonSchema | null
  query: JsonSchema | null
}

const BORN = 'fastify.initialization'

/** Every route that is declared while this is built, a HEAD that follows its GET apart. */
export async function routesDeclaredBy<Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; routes: DeclaredRoute[] }> {
  const routes: DeclaredRoute[] = []
  const hear = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      if (route.method !== 'HEAD') routes.push(declared(route))
    })
  subscribe(BORN, hear)
  try {
    return { built: await build(), routes }
  } finally {
    unsubscribe(BORN, hear)
  }
}

const declared = ({ method, url, schema }: RouteOptions): DeclaredRoute => ({
  methods: [method].flat(),
  url,
  body: readable(schema?.body),
  params: readable(schema?.params),
  query: readable(schema?.querystring),
})

const readable = (schema: unknown): JsonSchema | null =>
  schema instanceof z.ZodType
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : null
