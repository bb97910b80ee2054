/** `node static.mjs PORT FOLDER`: Fastify sends files to whoever asks. The floor of every file of ours. */
import files from '@fastify/static'
import fastify from 'fastify'

const [port, root] = process.argv.slice(2)
const app = fastify()
await app.register(files, { root })
app.get('/', async () => ({ hello: 'world' }))
await app.listen({ port: Number(port), host: '127.0.0.1' })
