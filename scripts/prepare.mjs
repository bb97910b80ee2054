// Makes a fresh clone ready: what the app needs to be built and run, its pages; with --tests also what tests need, a
// browser among it unless --no-browser says that none is opened. Runs on any Node from 18 up with nothing installed, and does only what is missing or stale.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { lighten } from './lighten.mjs'

const wants = (flag) => process.argv.includes(flag)
const time = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)
const SKIPPED = new Set(['node_modules', 'build', 'art', 'sheets'])

const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .map((entry) => (entry.isDirectory() ? newest(join(folder, entry.name)) : time(join(folder, entry.name))))
    .reduce((latest, at) => Math.max(latest, at), 0)

function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}`)
    process.exit(status ?? 1)
  }
}

const INSTALLED = 'node_modules/.package-lock.json'
const QUIETLY = ['--no-audit', '--no-fund']

/** The app alone takes half of what the tests need beside it (a linter, a compiler, a PostgreSQL, a browser's driver). */
function installDependencies() {
  const isStale = time(INSTALLED) < time('package-lock.json')
  if (!isStale && !(wants('--tests') && !hasTestPackages())) return
  if (!isStale) {
    console.log('Installing what the tests need beside the app …')
    run('npm', 'install', '--include=dev', '--no-save', ...QUIETLY)
  } else if (wants('--tests')) {
    console.log('Installing what the app and its tests need (about 700 MB) …')
    run('npm', 'ci', '--include=dev', ...QUIETLY)
  } else {
    console.log('Installing what the app needs (about 450 MB) …')
    run('npm', 'ci', '--omit=dev', ...QUIETLY)
  }
  lighten('node_modules', { keepsTests: wants('--tests') })
}

const hasTestPackages = () => 'node_modules/vitest' in JSON.parse(readFileSync(INSTALLED, 'utf8')).packages

function build() {
  const sources = ['web', 'texts', 'domain', 'artwork', 'server/migrations'].map(newest)
  if (time('web/build/complete') >= Math.max(time('package-lock.json'), ...sources)) return
  console.log('Building the pages …')
  run('npm', 'run', '--silent', 'build')
}

function isOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))))
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The headless shell where we may install packages: it takes a quarter less of the processor than the browser
 * with its windows. Else whatever browser there is.
 * @returns whether there is one
 */
async function installBrowser() {
  if (isOnPath('chromium-headless-shell')) return true
  console.log('Looking for a browser, and installing one where there is none …')
  const hasOther = isOnPath(...BROWSERS) || existsSync(join(homedir(), '.cache/ms-playwright'))
  const isRoot = process.getuid?.() === 0
  if (isRoot && (await aptInstall('chromium-headless-shell'))) return true
  return hasOther || aptInstall('chromium')
}

/** One command of the shell, so that it goes on by itself while packages are installed beside it. */
function aptInstall(name) {
  if (!isOnPath('apt-get')) return Promise.resolve(false)
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get'
  const install = `${apt} install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 ${name}`
  const child = spawn('sh', ['-c', `${apt} update -qq && ${install}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((done) => {
    child.on('error', () => done(false))
    child.on('exit', (status) => done(status === 0))
  })
}

const browser = wants('--tests') && !wants('--no-browser') ? installBrowser() : true
installDependencies()
if (wants('--build')) build()
// Fetched by a package: it comes last.
if (!(await browser)) run('npx', 'playwright', 'install', '--with-deps', 'chromium')
