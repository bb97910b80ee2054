/**
 * `node hello.mjs PORT`: the least that Fastify answers, an object written by its schema. The floor of every call of ours.
 */
import fastify from 'fastify'

const app = fastify()
const schema = { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } }
app.get('/', { schema }, async () => ({ hello: 'world' }))
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
