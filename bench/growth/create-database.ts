import pg from 'pg'

/** A copy of a database of that server, under a name; returns its address. */
export async function createDatabase(
  server: string,
  { name, like }: { name: string; like: string },
): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${like}`)
  await client.end()
  return server.replace(/\/[^/]*$/, `/${name}`)
}
