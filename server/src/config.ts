import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isVatRate, type VatRule } from '@app/domain/payment/vat.ts'
import { type Claims, claimsSchema, NO_CLAIMS } from '@app/domain/site/claims.ts'
import { isStopgap, LEGAL_FIELDS, type LegalField } from '@app/domain/site/legal-fields.ts'
import { z } from 'zod'
import type { DatabasePlace } from './database/client.ts'
import type { StopTimes } from './drain.ts'
import { type ChosenSigner, c2pa } from './engines/hair/c2pa-choice.ts'
import { type ChosenEngine, chooseEngine, rendererNames } from './engines/renderers.ts'
import type { ChosenCards } from './payment/provider.ts'
import { cardNames, chooseCards } from './payment/providers.ts'
import type { ChosenStorage } from './storage/storage.ts'
import { chooseStorage, storageNames } from './storage/storages.ts'

/** The only reader of the environment (README lists every name with its default). */
const optional = z.string().trim().min(1).optional()
/** What a page may link to: a `javascript:` address is one too, for a browser. */
const webAddress = z.url({ protocol: /^https?$/ }).optional()
const stopSeconds = z.coerce.number().min(0).max(3600)
const flag = (byDefault: 'true' | 'false') => z.enum(['true', 'false']).default(byDefault)

/** At least 256 random bits. */
const houseKey = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z0-9+/_-]{43,}={0,2}$/,
    'expected at least 32 random bytes in base64, such as: openssl rand -base64 32',
  )
  .optional()

/** Names of ranges as Fastify knows them; an address, or a range of more than none of its bits. */
const proxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.union([z.ipv4(), z.ipv6()]),
  z
    .union([z.cidrv4(), z.cidrv6()])
    .refine((range) => !range.endsWith('/0'), 'expected a range that is not everybody'),
])

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: webAddress,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url()
    .regex(/^postgres(ql)?:/, 'expected a postgres:// address')
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DRAIN_SECONDS: stopSeconds.optional(),
  GRACE_SECONDS: stopSeconds.default(10),
  FIRST_FREE: flag('true'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((typed) => typed.split(',').map((one) => one.trim()))
    .pipe(z.array(proxyAddress)),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  HOUSE_KEY: houseKey,
  HOUSE_KEY_BEFORE: houseKey,
  METRICS_TOKEN: z.string().min(24, 'METRICS_TOKEN has at least 24 characters').optional(),
  SMTP_URL: z
    .url()
    .regex(/^smtps?:/, 'expected an smtp:// address')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  BRAND_NAME: z.string().trim().min(1).default('Ondée'),
  SUPPORT_EMAIL: z.email().default('bonjour@ondee.example'),
  SUPPORT_DELAY: z.string().trim().default('48 h'),
  SUPPORT_CHAT_URL: webAddress,
  INSTAGRAM_URL: webAddress,
  TIKTOK_URL: webAddress,
  WHATSAPP_URL: webAddress,
  CLAIMS_FILE: optional,
  VAT_RATE: z.coerce.number().refine(isVatRate, 'expected 0 to 100 with at most two decimals').default(20),
  VAT_EXEMPTION: z.string().trim().min(1).default('TVA non applicable, art. 293 B du CGI'),
  ...Object.fromEntries(LEGAL_FIELDS.map(legalVariable).map((name) => [name, z.string().trim().default('')])),
})

/** The environment's name of a legal field. */
function legalVariable(field: string): string {
  return `LEGAL_${field.replace(/^legal_/, '').toUpperCase()}`
}

/** What is not to be read in the database is locked with the first; the other still opens what was locked before. */
export interface HouseKeys {
  now: Buffer | null
  before: Buffer | null
}

export interface Config {
  mode: 'development' | 'production' | 'test'
  host: string
  port: number
  /** Where a browser reaches the site; `null` until the port is known. */
  publicUrl: string | null
  role: { web: boolean; worker: boolean }
  /** Told to stop: so long it still takes requests, and so long what is under way has after that. */
  stopping: StopTimes
  dataDir: string
  database: DatabasePlace
  engine: ChosenEngine
  /** Who signs images. */
  signer: ChosenSigner
  storage: ChosenStorage
  firstFree: boolean
  /** Which of who calls may say for whom: everybody else is counted by an address of their own. */
  trustedProxies: string[]
  rateLimitFactor: number
  houseKeys: HouseKeys
  /** Who reads /metrics says this; null: nobody does. */
  metricsToken: string | null
  smtpUrl: string | null
  cards: ChosenCards
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  brand: { name: string; supportEmail: string; supportDelay: string; supportChat: string | null }
  social: { instagram: string | null; tiktok: string | null; whatsapp: string | null }
  legal: Record<LegalField, string>
  claims: Claims
  /** What every receipt says of VAT from now on; those already issued keep theirs. */
  vat: VatRule
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** What is told to those that the environment chooses: each reads its own names. */
const told = z.object({ ...cardNames, ...rendererNames, ...storageNames, ...c2pa.names })

/** Of several processes behind one address: five looks of a proxy that looks every second. */
const DRAIN_SECONDS_OF_SEVERAL = 5

/** Names we recognise by their start but do not serve: refused in words rather than ignored. */
const FAMILIES = new Set(Object.keys(told.shape).map(familyOf).filter(Boolean))
const isUnserved = (name: string): boolean => FAMILIES.has(familyOf(name)) && !(name in told.shape)

/** `STRIPE_` of `STRIPE_SECRET_KEY`: a name nobody knows among those of one family is misspelt. */
function familyOf(name: string): string {
  return name.slice(0, name.indexOf('_') + 1)
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const unserved = Object.keys(env).filter((name) => isUnserved(name) && env[name])
  if (unserved.length > 0)
    throw new ConfigError(`this version does not serve: ${unserved.join(', ')}. Remove it to start.`)
  // A container file passes an empty text for what it does not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const reads = [environment.safeParse(given), told.safeParse(given)] as const
  const [read] = reads
  const faults = reads.flatMap(({ error }) => (error ? [z.prettifyError(error)] : []))
  if (!read.success || faults.length > 0) throw new ConfigError(faults.join('\n'))
  const config = {
    ...shape(read.data as Environment),
    engine: inWords(() => chooseEngine(given)),
    signer: inWords(() => c2pa.choose(given)),
    storage: inWords(() => chooseStorage(given)),
    cards: inWords(() => chooseCards(given)),
  }
  refuseWrongMix(config)
  return config
}

type Environment = z.infer<typeof environment> & Record<string, string>

function shape(env: Environment): Omit<Config, 'engine' | 'signer' | 'storage' | 'cards'> {
  const dataDir = resolve(env.DATA_DIR)
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    role: { web: env.ROLE !== 'worker', worker: env.ROLE !== 'web' },
    stopping: { drainMs: drainSeconds(env) * 1000, graceMs: Number(env.GRACE_SECONDS) * 1000 },
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'embedded', folder: resolve(dataDir, 'database') },
    firstFree: env.FIRST_FREE === 'true',
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    houseKeys: { now: bytesOf(env.HOUSE_KEY), before: bytesOf(env.HOUSE_KEY_BEFORE) },
    metricsToken: env.METRICS_TOKEN ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    logLevel: env.LOG_LEVEL,
    brand: {
      name: env.BRAND_NAME,
      supportEmail: env.SUPPORT_EMAIL,
      supportDelay: env.SUPPORT_DELAY,
      supportChat: env.SUPPORT_CHAT_URL ?? null,
    },
    social: {
      instagram: env.INSTAGRAM_URL ?? null,
      tiktok: env.TIKTOK_URL ?? null,
      whatsapp: env.WHATSAPP_URL ?? null,
    },
    legal: Object.fromEntries(
      LEGAL_FIELDS.map((field) => [field, env[legalVariable(field)] ?? '']),
    ) as Config['legal'],
    vat: { rate: env.VAT_RATE, exemption: env.VAT_EXEMPTION },
    claims: env.CLAIMS_FILE ? readClaims(resolve(env.CLAIMS_FILE)) : NO_CLAIMS,
  }
}

const bytesOf = (typed: string | undefined): Buffer | null => (typed ? Buffer.from(typed, 'base64') : null)

/** Beside an embedded database nobody can stand in: going on would only delay the next start. */
const drainSeconds = ({ DATABASE_URL, DRAIN_SECONDS }: Environment): number =>
  Number(DRAIN_SECONDS ?? (DATABASE_URL ? DRAIN_SECONDS_OF_SEVERAL : 0))

/** What a choice refuses is said to whoever starts the app. */
function inWords<Chosen>(choose: () => Chosen): Chosen {
  try {
    return choose()
  } catch (cause) {
    throw new ConfigError((cause as Error).message, { cause })
  }
}

/** What the house may claim of itself, with the evidence for each (README, "Claims"). */
function readClaims(path: string): Claims {
  try {
    return claimsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
    throw new ConfigError(`CLAIMS_FILE=${path} cannot be used: ${reason}`, { cause })
  }
}

const whyOf = (missing: string[]): string =>
  missing.includes('DATABASE_URL')
    ? '. The embedded database does not sync to disk, and a power failure could lose what was paid: give DATABASE_URL the address of a PostgreSQL.'
    : ''

function refuseWrongMix(config: Config): void {
  if (config.database.kind === 'embedded' && !(config.role.web && config.role.worker))
    throw new ConfigError(
      'ROLE=web or ROLE=worker needs DATABASE_URL: the embedded database serves one process.',
    )
  if (config.houseKeys.before && !config.houseKeys.now)
    throw new ConfigError('HOUSE_KEY_BEFORE needs HOUSE_KEY: the key that is in use now.')
  if (!config.role.web && !config.publicUrl)
    throw new ConfigError('ROLE=worker needs PUBLIC_URL: its e-mails link to the site.')
  if (config.mode !== 'production') return
  const missing = LEGAL_FIELDS.filter((field) => isStopgap(config.legal[field])).map(legalVariable)
  if (!config.publicUrl) missing.unshift('PUBLIC_URL')
  // Nobody reads an outbox there: links to confirm an address or choose a password would never arrive.
  if (!config.smtpUrl) missing.unshift('SMTP_URL')
  if (config.database.kind === 'embedded') missing.unshift('DATABASE_URL')
  if (missing.length > 0) throw new ConfigError(`production needs: ${missing.join(', ')}${whyOf(missing)}`)
  if (!config.publicUrl?.startsWith('https://'))
    throw new ConfigError(
      'PUBLIC_URL must begin with https:// in production: on plain http passwords, sign-ins and photos can be read on the way.',
    )
  if (config.cards.notInProduction) throw new ConfigError(config.cards.notInProduction)
}
