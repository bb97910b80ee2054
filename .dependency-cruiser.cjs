/**
 * Who may import whom. Each rule is one sentence; read them top to bottom.
 * Run: npx depcruise --config .dependency-cruiser.cjs domain texts hair artwork server web
 */
const TESTS = '\\.(test|golden)\\.tsx?$|/testing/'

/** Everything under `from` may import only what matches `allowed`. */
const mayOnlyImport = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { pathNot: allowed },
})

/** Nothing under `from` may import `to`. */
const mustNotImport = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from, pathNot: TESTS } : from,
  to: typeof to === 'string' ? { path: to } : to,
})

/** The folders of the dashboard, lowest first: each may import those before it. `shell` is the frame, and knows no noun. */
const DASHBOARD = [
  ...['shell', 'accounts', 'preview', 'drafts', 'catalogue', 'photos', 'payment', 'credits', 'courses'],
  ...['purchases', 'shares', 'reviews', 'support', 'transformations', 'wizard', 'notifications', 'operator'],
]

/** No pixels in it: the bytes of a file, hashed. */
const FILE_KEY = '^hair/src/files/file-key\\.ts$'

/**
 * The nouns of the server, lowest first: each imports only those before it; what runs the other way is handed over where
 * the app is put together (start.ts, app.ts).
 */
const SERVER_NOUNS = [
  'alerts',
  'claims',
  'kept-files',
  'catalogue',
  'accounts',
  'favourites',
  'pro-requests',
  'credits',
  'courses',
  'drafts',
  'photos',
  'looks',
  'remote-jobs',
  'preview',
  'receipts',
  'transformations',
  'shares',
  'reviews',
  'support',
  'payment',
  'withdrawals',
  'operator',
  'backup',
]

/** One rule a noun: it knows none of those above it. */
const nounsHaveAnOrder = SERVER_NOUNS.slice(0, -1).map((noun, place) =>
  mustNotImport(
    `${noun}-knows-no-noun-above-it`,
    `^server/src/${noun}/`,
    `^server/src/(?:${SERVER_NOUNS.slice(place + 1).join('|')})/`,
    'The nouns of the server have an order: SERVER_NOUNS.',
  ),
)

module.exports = {
  forbidden: [
    // domain/: the rules of the business
    mayOnlyImport(
      'domain-is-pure',
      '^domain/src',
      ['^domain/src', 'node_modules/zod'],
      'A rule needs no database, no framework, no file system.',
    ),

    // hair/: pixels in, pixels out
    mayOnlyImport(
      'hair-knows-nothing-of-ours',
      '^hair/src',
      ['^hair/src', 'node_modules/', '^(node:)?[a-z0-9_/]+$'],
      'The image library knows no user and no database.',
    ),
    mustNotImport(
      'only-files-know-the-codec',
      { path: '^hair/src', pathNot: ['^hair/src/files/', TESTS] },
      'node_modules/sharp',
      'Only hair/src/files/ decodes and encodes image files.',
    ),
    mustNotImport(
      'only-face-knows-the-face-mesh',
      { path: '^hair/src', pathNot: ['^hair/src/face/', TESTS] },
      'node_modules/@vladmandic',
    ),
    mustNotImport(
      'only-two-folders-know-the-networks',
      { path: '^hair/src', pathNot: ['^hair/src/(?:face|network)/', TESTS] },
      'node_modules/@tensorflow',
      'Only hair/src/face/ and hair/src/network/ know what runs the networks.',
    ),

    mustNotImport(
      'colour-runs-in-the-browser',
      {
        path: '^hair/src/(?:colour/(?:dye|recolour|swatch)|matte/soft/soft-matte|network/(?:matte-network|weights))\\.ts$',
      },
      { path: 'node_modules/sharp|^(?:node:)?(?:fs|path|os|worker_threads|module)', reachable: true },
      'No file system and no codec there, not even far down.',
    ),

    // artwork/: drawings from the catalogue's attributes
    mayOnlyImport('artwork-draws-the-catalogue', '^artwork/src', [
      '^artwork/src',
      '^domain/src/catalogue',
      'node_modules/sharp',
      '^(node:)?[a-z_/]+$',
    ]),

    // texts/: what people read
    mayOnlyImport(
      'texts-know-domain-names',
      '^texts/src',
      ['^texts/src', '^domain/src', 'node_modules/(?:i18next|marked)'],
      'One sentence for each name the domain can utter.',
    ),

    // web/: what people see
    mustNotImport('web-never-runs-server-code', '^web/src', '^server/src'),
    mustNotImport('web-does-not-draw', '^web/src', '^(hair|artwork)/src'),
    mustNotImport(
      'public-pages-stay-light',
      '^web/src/public/',
      '^web/src/dashboard/',
      'A visitor must not download the dashboard.',
    ),
    ...DASHBOARD.map((folder, place) =>
      mustNotImport(
        `${folder}-stands-below-what-it-may-not-import`,
        `^web/src/dashboard/${folder}/`,
        `^web/src/dashboard/(?!(?:${DASHBOARD.slice(0, place + 1).join('|')})/)`,
        'The folders of the dashboard have one order; its pages are put together in web/src/dashboard itself.',
      ),
    ),
    mustNotImport('ui-knows-no-screen', '^web/src/ui/', '^web/src/(public|dashboard|api)/'),

    // server/: what happens
    mustNotImport(
      'only-jobs-and-our-engine-know-hair',
      { path: '^server/src', pathNot: ['/jobs\\.ts$', '^server/src/engines/hair/', TESTS] },
      {
        path: '^hair/src',
        pathNot: ['^hair/src/(?:contract|hosted-contract|preview-contract)\\.ts$', FILE_KEY],
      },
      'A request never waits for pixels. Types of the contracts cost nothing, nor does what a file is known by.',
    ),
    mustNotImport(
      'of-engines-only-our-renderer-knows-hair',
      {
        path: '^server/src/engines/(?!hair/)',
        // The check of a photo is hair's whatever makes the pictures (engine.ts), and one list names every renderer.
        pathNot: ['^server/src/engines/(?:engine|renderers)\\.ts$', TESTS],
      },
      { path: '^hair/src|^server/src/engines/hair/', pathNot: FILE_KEY },
      'The planner lives with any renderer; a photo is known by its bytes, whatever makes the pictures.',
    ),
    mustNotImport(
      'one-entry-per-noun',
      { path: '^server/src/([^/]+)/', pathNot: TESTS },
      {
        path: '^server/src/([^/]+)/',
        pathNot: [
          '^server/src/$1/',
          '^server/src/(?:database|plugins|storage|engines)/',
          '^server/src/([^/]+)/\\1\\.ts$',
        ],
      },
      'server/src/payment/ is entered through payment/payment.ts.',
    ),
    ...nounsHaveAnOrder,
    mustNotImport(
      'every-noun-has-its-place',
      {
        path: '^server/src/[^/]+/',
        pathNot: [`^server/src/(?:database|plugins|storage|engines|${SERVER_NOUNS.join('|')})/`, TESTS],
      },
      {},
      'A folder that is in no list would escape the order: SERVER_NOUNS.',
    ),
    mustNotImport('plumbing-knows-no-noun', '^server/src/(database|plugins|storage)/', {
      path: '^server/src/[^/]+/',
      pathNot: '^server/src/(database|plugins|storage)/',
    }),
    mustNotImport(
      'plumbing-knows-no-noun-s-rules',
      '^server/src/(?:plugins|storage|database/(?!schema/))',
      '^domain/src/(?!site/|routes\\.ts|errors\\.ts)',
      'Of the domain it knows the site: its addresses, its refusals, its pages.',
    ),
    mustNotImport(
      'plumbing-writes-mails-and-the-clock',
      '^server/src/(?:plugins|storage|database/(?!schema/))',
      '^server/src/database/schema/(?!(?:mails|clock)\\.ts)',
      'Every other table is a noun’s.',
    ),
    mustNotImport(
      'only-pages-renders',
      { path: '^server/src', pathNot: ['^server/src/plugins/pages/pages\\.ts$', TESTS] },
      { path: '^web/src', pathNot: '^web/src/page-contract\\.ts$' },
      'One plugin serves the rendered pages.',
    ),

    // everywhere
    mustNotImport('no-circles', {}, { circular: true }),
    mustNotImport(
      'no-undeclared-package',
      {},
      // The test runner belongs to the whole repository.
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        pathNot: 'node_modules/(vitest|fast-check)',
      },
    ),
    mustNotImport('no-missing-file', {}, { couldNotResolve: true, pathNot: '\\?url$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)build/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
