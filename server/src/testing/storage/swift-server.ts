import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ownPort } from '../deploying/own-port.ts'
import { folderWithUs, spawnWithUs } from '../ends-with-us.ts'

export const SWIFT_KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing', region: 'eu-test' }

/**
 * OpenStack Swift with its S3 door, as Debian brings it (`apt-get install swift-proxy swift-account swift-container
 * swift-object memcached`), on one folder: a store that others wrote, and that many run. Ends with this process.
 */
export async function startSwift(): Promise<string> {
  const folder = folderWithUs(tmpdir(), 'swift-')
  mkdirSync(join(folder, 'devices', 'one'), { recursive: true })
  const [memory, account, container] = [await ownPort(), await ownPort(), await ownPort()]
  const [object, proxy] = [await ownPort(), await ownPort()]
  const start = (command: string, args: string[]) =>
    spawnWithUs(command, args, { stdio: 'ignore', cwd: folder })
  start('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', String(memory)])
  for (const [part, port] of Object.entries({ account, container, object })) {
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [`${part}.builder`, ...args], { cwd: folder })
    ring('create', '1', '1', '1')
    ring('add', `r1z1-127.0.0.1:${port}/one`, '1')
    ring('rebalance')
    start(`swift-${part}-server`, [written(folder, `${part}.conf`, partOf(folder, part, port))])
  }
  start('swift-proxy-server', [written(folder, 'proxy.conf', doorOf(folder, proxy, memory))])
  const url = `http://127.0.0.1:${proxy}`
  while (!(await fetch(url).catch(() => null))) await pause(200)
  return url
}

const usual = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}
user = root
`

const partOf = (folder: string, part: string, port: number): string => `${usual(folder, port)}
devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`

const doorOf = (folder: string, port: number, memory: number): string => `${usual(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
location = ${SWIFT_KEYS.region}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SWIFT_KEYS.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`

function written(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
