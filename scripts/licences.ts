/** Licences that ask for no more than what NOTICE.md does: name the authors, keep the text. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
])

interface Exception {
  /** The package, or the beginning of its name. */
  name: RegExp
  licence: string
  why: string
}

/** Whatever else ships with the app, by name and with the reason. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    name: /^@visx\/vendor$/,
    licence: 'MIT and ISC',
    why: 'both are allowed: MIT of its own, ISC of the parts of d3 it carries',
  },
  {
    name: /^robust-predicates$/,
    licence: 'Unlicense',
    why: 'in the public domain; the charts of the desk are installed with it, and load nothing of it',
  },
  {
    name: /^@img\/sharp-(?:libvips|wasm32|win32)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is a shared library of the server alone, unmodified, that anybody may exchange (NOTICE.md)',
  },
  {
    name: /^heic-to$/,
    licence: 'LGPL-3.0',
    why: 'a file of its own in the browser, unmodified, that anybody may exchange (NOTICE.md)',
  },
  {
    name: /^@fontsource-variable\/ysabeau-office$/,
    licence: 'OFL-1.1',
    why: 'a font, served as such, with no reserved name (NOTICE.md)',
  },
  {
    name: /^lightningcss(?:-|$)/,
    licence: 'MPL-2.0',
    why: 'writes our style sheets when the site is built, and is no part of them; unmodified',
  },
  {
    name: /^png-js$/,
    licence: 'none declared',
    why: 'its LICENSE file is the MIT licence; only its package.json forgets to say so',
  },
]

export interface LockedPackage {
  name: string
  licence: string
}

interface LockEntry {
  dev?: boolean
  link?: boolean
  version?: string
  license?: string
  hasInstallScript?: boolean
}

export type Lock = { packages: Record<string, LockEntry> }

/** `fast-uri` of `node_modules/@fastify/ajv-compiler/node_modules/fast-uri`. */
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13)

const foreign = ({ packages }: Lock) =>
  Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)

/** What is installed where the app runs: on any machine, so that no platform hides a licence. */
export const shipped = (lock: Lock): LockedPackage[] =>
  foreign(lock)
    .filter(([, { dev }]) => !dev)
    .map(([place, { license }]) => ({ name: nameOf(place), licence: license ?? 'none declared' }))

/** Those that run something when they are installed, for tests or not. */
export const withInstallScript = (lock: Lock): string[] => [
  ...new Set(
    foreign(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place)),
  ),
]

/** A choice is allowed by any of its parts, a sum by all of them. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, allowed))
  return bare.split(' AND ').every((part) => allowed.has(part))
}

/** The packages whose licence nobody has agreed to. */
export const refusedLicences = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ name, licence }) => {
      const excepted = EXCEPTIONS.filter((exception) => exception.name.test(name))
      return !isAllowed(licence, new Set([...ALLOWED, ...excepted.map((exception) => exception.licence)]))
    })
    .map(({ name, licence }) => `${name}: ${licence}`)
