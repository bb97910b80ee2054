// Makes a fresh clone ready: dependencies, build, browser. Runs on any Node from 18 up with nothing installed,
// and does only what is missing or stale.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

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

function installDependencies() {
  if (time('node_modules/.package-lock.json') < time('package-lock.json'))
    run('npm', 'ci', '--no-audit', '--no-fund')
}

function build() {
  const sources = ['web', 'texts', 'domain', 'artwork'].map(newest)
  if (time('web/build/server/render.js') < Math.max(time('package-lock.json'), ...sources))
    run('npm', 'run', '--silent', 'build')
}

function isOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))))
}

const tried = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The headless shell where we may install packages: it takes a quarter less of the processor than the browser
 * with its windows. Else whatever browser there is, else the one Playwright fetches.
 */
function installBrowser() {
  if (isOnPath('chromium-headless-shell')) return
  if (process.getuid?.() === 0 && aptInstall('chromium-headless-shell')) return
  if (isOnPath(...BROWSERS) || existsSync(join(homedir(), '.cache/ms-playwright'))) return
  if (aptInstall('chromium')) return
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
}

function aptInstall(name) {
  if (!isOnPath('apt-get')) return false
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const quietly = ['-y', '-qq', '--no-install-recommends']
  return tried(...apt, 'update', '-qq') && tried(...apt, 'install', ...quietly, name)
}

installDependencies()
if (wants('--build')) build()
if (wants('--browser')) installBrowser()
