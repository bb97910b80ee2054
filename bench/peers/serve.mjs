// `node serve.mjs PORT FOLDER...`: Express with everything read and compressed once, which favours the peers. What ends
// in `.br` is packed already.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import express from 'express'

const [port, ...folders] = process.argv.slice(2)
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt)$/
/** Of every file how it is packed, if it is, and its bytes. */
const files = new Map()
const gzipped = (name, body) =>
  COMPRESSIBLE.test(name) ? ['gzip', gzipSync(body, { level: 9 })] : [null, body]
for (const folder of folders)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const body = readFileSync(path)
    const name = `/${relative(folder, path)}`
    const packed = name.endsWith('.br') ? ['br', body] : gzipped(name, body)
    files.set(name.replace(/\.br$/, ''), packed)
  }

const app = express()
app.use((request, response, next) => {
  const name = request.path === '/' ? '/index.html' : request.path
  const file = files.get(name)
  if (!file) return next()
  const [encoding, body] = file
  response.type(extname(name))
  response.set('cache-control', request.path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable')
  if (encoding) response.set('content-encoding', encoding)
  response.send(body)
})
app.listen(Number(port), '127.0.0.1')
