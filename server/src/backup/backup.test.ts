import { createHash } from 'node:crypto'
import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transformations } from '../database/schema/transformations.ts'
import { Backups, inApp, openThere, visitorIn } from '../testing/backups.ts'
import { buyPackage } from '../testing/buying/buying.ts'
import { smallJpeg } from '../testing/engines/pictures.ts'
import { openDraftOf } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import type { Visitor } from '../testing/visitor.ts'

let home: TestApp
let backups: Backups
let drill: Awaited<ReturnType<typeof backUpAndRestore>>
beforeAll(async () => {
  home = await openTestApp()
  backups = await Backups.of(home)
  drill = await backUpAndRestore()
})
afterAll(async () => {
  await drill?.restored.close()
  await home.close()
  backups.end()
})

const bytesOf = async (visitor: Visitor, url: string): Promise<string> =>
  createHash('sha256')
    .update((await visitor.get(url)).rawPayload)
    .digest('hex')

/** Rows of every table of ours. */
async function counts(database: TestApp['context']['database']): Promise<Record<string, number>> {
  const { rows } = await database.execute<{ name: string; rows: number }>(sql`
    select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

/** Taken while somebody uploads and somebody pays, put into an empty machine, and opened there. */
async function backUpAndRestore() {
  const her = await someone(home)
  const { imageIds } = await makeTransformation(home, her, { images: 2 })
  const image = api.image(imageIds[0] ?? '')
  const { transformationId: waiting } = await buyPackage(home, await someone(home))
  const { id: finished } = await makeTransformation(home, await someone(home), { images: 1 })
  const before = await counts(home.context.database)

  const busy = await someone(home)
  const draftId = (await openDraftOf(busy)).id
  const jpeg = await smallJpeg()
  const uploading = Array.from({ length: 5 }, (_, number) =>
    busy.visitor.upload(draftId, [
      { name: `${number}.jpg`, bytes: Buffer.concat([jpeg, Buffer.from([number])]) },
    ]),
  )
  const paying = buyPackage(home, await someone(home))
  const { path, manifest } = await backups.back()
  await Promise.all([...uploading, paying])

  const config = await backups.emptyMachine()
  const begun = performance.now()
  const { manifest: put } = await backups.restoreTo(config, path)
  const rto = (performance.now() - begun) / 1000
  const rpo = (Date.now() - Date.parse(manifest.takenAt)) / 1000
  console.info(`restore drill: RTO ${rto.toFixed(1)} s, RPO ${rpo.toFixed(1)} s on this machine`)
  const restored = await openThere(config)
  return {
    ...{ her, image, seen: await bytesOf(her.visitor, image) },
    waiting,
    finished,
    before,
    path,
    manifest,
    put,
    restored,
  }
}

describe('a backup', () => {
  it('taken while she uploads and pays holds rows of one moment and their files; restored, she signs in and sees her images (B1, B2)', async () => {
    const { her, image, seen, before, manifest, put } = drill
    const { app, context } = drill.restored
    expect(put).toEqual(manifest)
    const kept = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
    const { migrations: _, file_sums: _read, file_sweeps: _swept, ...now } = await counts(context.database)
    expect(now).toEqual(kept)
    for (const [name, rows] of Object.entries(kept))
      expect(rows, name).toBeGreaterThanOrEqual(before[name] ?? 0)
    for (const { key, bytes } of manifest.files) expect(await context.storage.size(key)).toBe(bytes)
    expect(await bytesOf(await visitorIn(app, her), image)).toBe(seen)
  })

  it('is not restored into a database that is in use', async () => {
    const config = await backups.machineInUse()
    const before = await inApp(config, async (used) => {
      await someone(used)
      return counts(used.context.database)
    })
    await expect(backups.restoreTo(config, drill.path)).rejects.toThrow(/is not empty/)
    expect(await inApp(config, ({ context }) => counts(context.database))).toEqual(before)
  })
})

describe('after a restore (B3)', () => {
  it('what was being made goes on, once; what is finished is not made again', async () => {
    const { database } = drill.restored.context
    const { rows } = await database.execute<{ about: string; times: number }>(sql`
      select data->>'transformationId' as about, count(*)::int as times from jobs.job
      where name like 'generate-images%' and state < 'completed' group by 1`)
    const times = new Map(rows.map(({ about, times: count }) => [about, count]))
    expect([times.get(drill.waiting), times.get(drill.finished)]).toEqual([1, undefined])
    const unfinished = await database
      .select({ id: transformations.id })
      .from(transformations)
      .where(sql`${transformations.finishedAt} is null`)
    expect(rows).toHaveLength(unfinished.length)
  })

  it('figures that count up go on where they were: no receipt has a number twice', async () => {
    const { rows } = await drill.restored.context.database.execute<{ name: string; last: string | null }>(
      sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    )
    expect(Object.fromEntries(rows.map(({ name, last }) => [name, last]))).toEqual(drill.manifest.sequences)
  })
})
