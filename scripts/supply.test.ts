import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXCEPTIONS, type Lock, refusedLicences, shipped, withInstallScript } from './licences.ts'
import { readAudit } from './read-audit.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const lock: Lock = read('package-lock.json')
const ours = shipped(lock)

describe('licences', () => {
  it('every package that ships with the app has one we agreed to, on every platform', () => {
    expect(ours.length).toBeGreaterThan(100)
    expect(refusedLicences(ours)).toEqual([])
  })

  it.each([
    { licence: 'MIT', refused: false },
    { licence: '(MIT OR GPL-3.0)', refused: false },
    { licence: 'MIT AND Apache-2.0', refused: false },
    { licence: 'MIT AND GPL-3.0', refused: true },
    { licence: 'GPL-3.0', refused: true },
    { licence: 'LGPL-3.0-or-later', refused: true },
    { licence: 'UNLICENSED', refused: true },
    { licence: 'none declared', refused: true },
  ])('of a new package $licence is refused: $refused', ({ licence, refused }) => {
    expect(refusedLicences([{ name: 'a-new-package', licence }]).length > 0).toBe(refused)
  })

  it('an exception goes with the package it was made for', () => {
    for (const { name, licence, why } of EXCEPTIONS) {
      expect(why.length).toBeGreaterThan(20)
      expect([
        String(name),
        ours.some((each) => name.test(each.name) && each.licence.includes(licence)),
      ]).toEqual([String(name), true])
    }
  })
})

describe('what runs when packages are installed', () => {
  it('is named in allowScripts, allowed or refused', () => {
    const { allowScripts } = read('package.json')
    expect(withInstallScript(lock).filter((name) => !(name in allowScripts))).toEqual([])
  })

  it('is nothing of what ships', () => {
    const names = new Set(ours.map(({ name }) => name))
    expect(withInstallScript(lock).filter((name) => names.has(name))).toEqual([])
  })
})

describe('the bill of materials', () => {
  it('names every package that is installed, with its version', () => {
    const { scripts } = read('package.json')
    const [tool = '', ...given] = scripts.sbom.split(' > ')[0].split(' ')
    const bill = JSON.parse(execFileSync(tool, given, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }))
    expect(bill.bomFormat).toBe('CycloneDX')
    const named = new Set<string>(bill.components.map(({ purl = '' }) => decodeURIComponent(purl)))
    const installed = Object.entries(lock.packages).filter(
      ([place, { link }]) =>
        place.includes('node_modules/') && !link && existsSync(join(ROOT, place, 'package.json')),
    )
    expect(installed.length).toBeGreaterThan(100)
    const missing = installed
      .map(
        ([place, { version }]) =>
          `pkg:npm/${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`,
      )
      .filter((purl) => !named.has(purl))
    expect(missing).toEqual([])
  })
})

describe('the audit', () => {
  const counted = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } })
  it.each([
    { told: 'nothing found', written: counted({ low: 0, high: 0, critical: 0 }), status: 0 },
    { told: 'a low one', written: counted({ low: 1 }), status: 1 },
    { told: 'critical ones', written: counted({ critical: 2 }), status: 1 },
    { told: 'an error', written: '{"error":{"summary":"endpoint returned an error"}}', status: 2 },
    { told: 'no JSON', written: '<html>502</html>', status: 2 },
    { told: 'nothing', written: '', status: 2 },
    { told: 'null', written: 'null', status: 2 },
  ])('of $told ends with $status', ({ written, status }) => {
    expect(readAudit(written).status).toBe(status)
  })
})
