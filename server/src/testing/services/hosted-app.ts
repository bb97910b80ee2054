import { asc, eq } from 'drizzle-orm'
import { remoteFiles, remoteJobs } from '../../database/schema/remote-jobs.ts'
import { generate } from '../../transformations/making/generate.ts'
import { buyPackage } from '../buying/buying.ts'
import { type Someone, someone } from '../people.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { type LocalService, namesFor, type ServiceName, startService } from './local-services.ts'
import { PlainFinisher } from './plain-finisher.ts'

export { LEARNING, SERVICES, type ServiceName } from './local-services.ts'

export interface HostedApp extends TestApp {
  service: LocalService
  finisher: PlainFinisher
}

/** The real app whose images are made by a local image service, at an address that the service can call. */
export async function openHostedApp(
  name: ServiceName,
  names: Record<string, string> = {},
): Promise<HostedApp> {
  const service = await startService(name)
  const finisher = new PlainFinisher()
  const app = await openTestApp({
    names: { ...namesFor(name, service), ...names },
    lent: { finisher },
    listens: true,
  })
  return {
    ...app,
    ...{ service, finisher },
    close: async () => {
      await service.close()
      await app.close()
    },
  }
}

/** An order of five images she has paid, with every consent; nobody has begun making it. */
export async function ordered(home: TestApp): Promise<{ her: Someone; id: string; orderId: string }> {
  const her = await someone(home)
  const { transformationId: id, orderId } = await buyPackage(home, her)
  return { her, id, orderId }
}

/** The job of an order, as a worker does it. */
export const makeOrder = (
  { context }: TestApp,
  id: string,
  signal = new AbortController().signal,
): Promise<void> => generate(context, { transformationId: id }, signal)

/** What the service was asked for this transformation, in order. */
export const remoteJobsOf = ({ context }: TestApp, transformationId: string) =>
  context.database
    .select()
    .from(remoteJobs)
    .where(eq(remoteJobs.transformationId, transformationId))
    .orderBy(asc(remoteJobs.askedAt))

export const remoteFilesOf = ({ context }: TestApp, transformationId: string) =>
  context.database.select().from(remoteFiles).where(eq(remoteFiles.transformationId, transformationId))
