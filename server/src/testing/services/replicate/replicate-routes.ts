import { json, ok, type ReplicateRoute, refuse, route } from './replicate-account.ts'
import { bodies, readOrRefuse } from './replicate-inputs.ts'
import { JOB_ROUTES } from './replicate-job-routes.ts'
import { exists, invalid, missing, ReplicateRefusal } from './replicate-refusal.ts'
import { fileView, modelView, versionView } from './replicate-views.ts'

export const ROUTES: ReplicateRoute[] = [
  route('GET /account', ({ owner }) => ok({ type: 'organization', username: owner, name: owner })),
  route('GET /webhooks/default/secret', ({ webhookSecret }) => ok({ key: webhookSecret })),

  route('POST /files', async ({ books, addresses }, { headers, body }) => {
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    const content = form.get('content')
    if (!(content instanceof File)) throw invalid([{ field: 'content', description: 'content is required' }])
    const { name, type: contentType } = content
    const bytes = Buffer.from(await content.arrayBuffer())
    return ok(fileView(books.addFile({ name, contentType, bytes }), addresses), 201)
  }),
  route('GET /files/:id', ({ books, addresses }, { named: [id = ''] }) =>
    ok(fileView(books.files.get(id) ?? refuse(missing()), addresses)),
  ),
  route('DELETE /files/:id', ({ books }, { named: [id = ''] }) => {
    if (!books.files.delete(id)) throw missing()
    return { status: 204 }
  }),

  route('POST /models', ({ books, owner: ours }, call) => {
    const { owner, name, visibility, hardware } = readOrRefuse(bodies.model, json(call))
    if (owner !== ours) throw new ReplicateRefusal(403, { detail: 'You do not own this account' })
    if (books.models.has(`${owner}/${name}`)) throw exists()
    const model = { owner, name, visibility, hardware, versions: [] }
    books.models.set(`${owner}/${name}`, model)
    return ok(modelView(model), 201)
  }),
  route('GET /models/:owner/:name', ({ books }, { named: [owner = '', name = ''] }) =>
    ok(modelView(books.model(owner, name))),
  ),
  route('DELETE /models/:owner/:name', ({ books }, { named: [owner = '', name = ''] }) => {
    if (books.model(owner, name).versions.length > 0)
      throw new ReplicateRefusal(400, { detail: 'The model has versions: delete these first', status: 400 })
    books.models.delete(`${owner}/${name}`)
    return { status: 204 }
  }),
  route('GET /models/:owner/:name/versions', ({ books }, { named: [owner = '', name = ''] }) => {
    const { versions } = books.model(owner, name)
    return ok({ previous: null, next: null, results: versions.map(versionView) })
  }),
  route(
    'DELETE /models/:owner/:name/versions/:id',
    (account, { named: [owner = '', name = '', id = ''] }) => {
      const model = account.books.model(owner, name)
      const version = model.versions.find((one) => one.id === id) ?? refuse(missing())
      version.isGoing = true
      if (!account.versionsLinger) model.versions = model.versions.filter((one) => one !== version)
      return { status: 202 }
    },
  ),

  ...JOB_ROUTES,
]
