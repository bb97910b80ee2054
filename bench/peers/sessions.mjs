/**
 * `node sessions.mjs PORT DATABASE_URL FOLDER`: the dashboard's calls as a plain Express site answers them. The sign-in is
 * a row that express-session reads and touches for each request, passport reads the user, the call asks for her rows,
 * Express writes them as JSON and hashes that for its ETag. Pictures are sent from FOLDER, once they are found to be hers.
 */
import { join } from 'node:path'
import bcrypt from 'bcryptjs'
import connectPgSimple from 'connect-pg-simple'
import express from 'express'
import session from 'express-session'
import passport from 'passport'
import pg from 'pg'

const [port, connectionString, folder] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 10 })
const Store = connectPgSimple(session)

passport.serializeUser((user, done) => done(null, user.id))
passport.deserializeUser((id, done) => {
  pool.query('select * from users where id = $1', [id]).then(
    ({ rows }) => done(null, rows[0] ?? false),
    (cause) => done(cause),
  )
})

/** The field's usual ten rounds; what she typed when she registered is not known here, so the first that signs in says it. */
const hashes = new Map()
const hashOf = async (email, password) => {
  if (!hashes.has(email)) hashes.set(email, await bcrypt.hash(password, 10))
  return hashes.get(email)
}

const hers = (request, response, next) => (request.isAuthenticated() ? next() : response.sendStatus(401))

const app = express()
app.use(
  session({
    store: new Store({ pool, createTableIfMissing: true, pruneSessionInterval: false }),
    secret: 'of this benchmark alone',
    resave: false,
    saveUninitialized: false,
    cookie: { maxAge: 14 * 86_400_000 },
  }),
)
app.use(passport.session())
app.get('/', (_request, response) => response.send('here'))
app.post('/enter/:id', (request, response, next) =>
  request.login({ id: request.params.id }, (cause) => (cause ? next(cause) : response.sendStatus(204))),
)
app.post('/api/auth/login', express.json(), async (request, response, next) => {
  const { email, password } = request.body
  const { rows } = await pool.query('select * from users where email = $1', [email])
  if (!rows[0] || !(await bcrypt.compare(password, await hashOf(email, password))))
    return response.sendStatus(401)
  request.login(rows[0], (cause) => (cause ? next(cause) : response.json({ user: rows[0] })))
})
app.get('/api/user/current', hers, (request, response) => response.json({ user: request.user }))
app.get('/api/sessions', hers, async (request, response) => {
  const asked = 'select * from sessions where user_id = $1 order by created_at desc'
  response.json({ sessions: (await pool.query(asked, [request.user.id])).rows })
})
app.get('/api/images/:id', hers, async (request, response) => {
  const asked = 'select file from images where id = $1 and user_id = $2'
  const { rows } = await pool.query(asked, [request.params.id, request.user.id])
  if (rows[0]) response.sendFile(join(folder, rows[0].file))
  else response.sendStatus(404)
})
app.use('/plain', express.static(folder))
app.listen(Number(port), '127.0.0.1')
