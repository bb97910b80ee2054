import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a backup holds, written into it: a restore believes nothing that does not agree with it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment its rows are of: what was written since is lost with it. */
  takenAt: z.iso.datetime(),
  /** The database's form, as the names of its migrations. */
  migrations: z.array(z.string().regex(/^[0-9a-z_]+\.sql$/)),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.int(), sha256 })),
  sequences: z.record(z.string().regex(/^[a-z_0-9]+$/), z.string().regex(/^\d+$/).nullable()),
  files: z.array(z.object({ key: z.string(), bytes: z.int(), sha256 })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const MANIFEST = 'manifest.json'
export const tableFile = (name: string): string => `rows/${name}.jsonl`
export const keptFile = (key: string): string => `files/${key}`
