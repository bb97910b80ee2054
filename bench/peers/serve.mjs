// `node serve.mjs PORT FOLDER...`: Express with everything read and compressed once, which favours the peers.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import express from 'express'

const [port, ...folders] = process.argv.slice(2)
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt)$/
const files = new Map()
for (const folder of folders)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const body = readFileSync(path)
    const gzip = COMPRESSIBLE.test(path)
    files.set(`/${relative(folder, path)}`, { path, gzip, body: gzip ? gzipSync(body, { level: 9 }) : body })
  }

const app = express()
app.use((request, response, next) => {
  const file = files.get(request.path === '/' ? '/index.html' : request.path)
  if (!file) return next()
  response.type(extname(file.path))
  response.set('cache-control', request.path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable')
  if (file.gzip) response.set('content-encoding', 'gzip')
  response.send(file.body)
})
app.listen(Number(port), '127.0.0.1')
