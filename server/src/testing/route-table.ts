import type { App } from '../context.ts'

export interface Route {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** As declared: ids are `:id`. */
  url: string
}

/** `│   ├── api/sessions (GET, HEAD)`: the depth, the piece of address and who answers there. */
const LINE = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/

/** Every route of the app, read from the tree Fastify prints. */
export function routesOf(app: App): Route[] {
  const pieces: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, piece, methods] = LINE.exec(line) ?? []
      if (indent === undefined || piece === undefined) return []
      pieces.splice(indent.length / 4, Number.POSITIVE_INFINITY, piece)
      const url = pieces.join('')
      return (methods?.split(', ') ?? []).map((method) => ({ method, url }) as Route)
    })
}
