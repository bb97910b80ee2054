import { fileURLToPath } from 'node:url'

/** Next as its template sets it up, but for the folder our sources are read from. */
export default {
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
  typescript: { ignoreBuildErrors: true },
}
