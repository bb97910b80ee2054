import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { refusal } from './testing/deploying/config-refusal.ts'

const legal = Object.fromEntries(
  LEGAL_FIELDS.map((field) => [`LEGAL_${field.replace(/^legal_/, '').toUpperCase()}`, 'donné']),
)

const TEST = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_one',
}
const LIVE = { ...TEST, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }

describe('with nothing configured', () => {
  const config = readConfig({})

  it('one process serves and works, on a laptop, with the embedded database', () => {
    expect(config).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      role: { web: true, worker: true },
      database: { kind: 'embedded' },
      engine: { preferred: 'hair', instead: null, byStyle: {}, names: ['hair'] },
      smtpUrl: null,
    })
  })

  it('the first transformation is free and limits are as written', () => {
    expect(config).toMatchObject({ firstFree: true, rateLimitFactor: 1 })
  })
})

describe('the VAT on receipts', () => {
  it.each([
    { given: {}, rate: 20 },
    { given: { VAT_RATE: '0' }, rate: 0 },
    { given: { VAT_RATE: '5.5' }, rate: 5.5 },
    { given: { VAT_RATE: '100' }, rate: 100 },
  ])('$given is $rate per cent, and where there is none a sentence says why', ({ given, rate }) =>
    expect(readConfig(given).vat).toEqual({ rate, exemption: 'TVA non applicable, art. 293 B du CGI' }),
  )

  it('the sentence is the one configured', () =>
    expect(readConfig({ VAT_RATE: '0', VAT_EXEMPTION: 'Exonérée, art. 261-4 du CGI' }).vat.exemption).toBe(
      'Exonérée, art. 261-4 du CGI',
    ))
})

describe('a value that is not understood is refused, by its name', () => {
  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '70000'],
    ['PORT', 'trois mille'],
    ['PUBLIC_URL', 'ondee'],
    ['DATABASE_URL', 'mysql://localhost/ondee'],
    ['ROLE', 'boss'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '3600.1'],
    ['DRAIN_SECONDS', 'bientôt'],
    ['GRACE_SECONDS', '-0.1'],
    ['GRACE_SECONDS', '3601'],
    ['ENGINE', 'midjourney'],
    ['ENGINE_INSTEAD', 'midjourney'],
    ['ENGINE_STYLES', 'pixie'],
    ['ENGINE_STYLES', 'mullet=hair'],
    ['ENGINE_STYLES', 'pixie=midjourney'],
    ['ENGINE_STYLES', 'pixie=hair;carre_frange=hair'],
    ['FIRST_FREE', 'oui'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', 'loopback,10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['SMTP_URL', 'http://mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['SUPPORT_EMAIL', 'bonjour'],
    ['VAT_RATE', '-0.01'],
    ['VAT_RATE', '100.01'],
    ['VAT_RATE', '20 %'],
    ['VAT_RATE', '5.555'],
    ['VAT_EXEMPTION', '   '],
    ['INSTAGRAM_URL', 'ondee'],
    ['INSTAGRAM_URL', 'javascript:alert(1)'],
    ['TIKTOK_URL', 'data:text/html,x'],
    ['WHATSAPP_URL', 'whatsapp://send'],
    ['PUBLIC_URL', 'ftp://ondee.example'],
  ])('%s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name)
  })

  it.each(['S3_FOLDER', 'STRIPE_ACCOUNT', 'REPLICATE_KEY', 'FAL_TOKEN', 'ENGINE_STYLE'])(
    '%s, which this version does not serve',
    (name) => {
      expect(refusal({ [name]: 'x' })).toContain(`does not serve: ${name}`)
    },
  )

  it('an empty one of those is no setting at all', () => {
    expect(refusal({ STRIPE_SECRET_KEY: '' })).toBe('accepted')
  })
})

describe('told to stop, it', () => {
  const postgres = { DATABASE_URL: 'postgres://localhost/app' }
  it.each([
    { given: {}, drainMs: 0 },
    { given: postgres, drainMs: 5000 },
    { given: { ...postgres, DRAIN_SECONDS: '0' }, drainMs: 0 },
    { given: { DRAIN_SECONDS: '0.5' }, drainMs: 500 },
    { given: { DRAIN_SECONDS: '3600' }, drainMs: 3_600_000 },
  ])('with $given still takes requests for $drainMs ms', ({ given, drainMs }) =>
    expect(readConfig(given).stopping.drainMs).toBe(drainMs),
  )

  it.each([
    { given: {}, graceMs: 10_000 },
    { given: { GRACE_SECONDS: '0' }, graceMs: 0 },
    { given: { GRACE_SECONDS: '3600' }, graceMs: 3_600_000 },
  ])('with $given leaves what is under way $graceMs ms', ({ given, graceMs }) =>
    expect(readConfig(given).stopping.graceMs).toBe(graceMs),
  )
})

describe('a mix that cannot work is refused', () => {
  it.each(['web', 'worker'])('ROLE=%s on the embedded database, which serves one process', (ROLE) => {
    expect(refusal({ ROLE })).toContain('needs DATABASE_URL')
  })

  it('ROLE=worker without PUBLIC_URL, whose e-mails would lead nowhere', () => {
    expect(refusal({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/ondee' })).toContain('PUBLIC_URL')
  })

  it.each([
    { ROLE: 'web', role: { web: true, worker: false } },
    { ROLE: 'worker', role: { web: false, worker: true } },
    { ROLE: 'all', role: { web: true, worker: true } },
  ])('ROLE=$ROLE on PostgreSQL is accepted', ({ ROLE, role }) => {
    const env = { ROLE, DATABASE_URL: 'postgres://localhost/ondee', PUBLIC_URL: 'https://ondee.example' }
    expect(readConfig(env).role).toEqual(role)
  })
})

describe('production', () => {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://ondee.example',
    SMTP_URL: 'smtps://mail.example',
    DATABASE_URL: 'postgres://ondee@db.example/ondee',
    ...legal,
  }

  it('names every legal field that is missing, the public address and the mail server (L8)', () => {
    const said = refusal({ NODE_ENV: 'production' })
    const needed = ['PUBLIC_URL', 'SMTP_URL', ...Object.keys(legal)]
    expect(needed.filter((name) => !said.includes(name))).toEqual([])
  })

  it.each(Object.keys(legal))(
    'does not start without %s alone, nor with what holds its place (L8)',
    (name) => {
      for (const stopgap of [' ', 'x', 'À compléter'])
        expect(refusal({ ...env, [name]: stopgap })).toBe(`production needs: ${name}`)
    },
  )

  it('does not start on the embedded database, and says why: what was paid would not be safe (F11)', () => {
    expect(refusal({ ...env, DATABASE_URL: '' })).toMatch(/^production needs: DATABASE_URL\. .*power failure/)
    expect(readConfig({}).database.kind).toBe('embedded')
  })

  it('does not start on an address that others can listen to', () => {
    expect(refusal({ ...env, ...LIVE, PUBLIC_URL: 'http://ondee.example' })).toContain('https://')
  })

  it('does not start without a mail server: no link would ever arrive', () => {
    expect(refusal({ ...env, SMTP_URL: '' })).toBe('production needs: SMTP_URL')
  })

  it('does not start with the test cards', () => {
    expect(refusal(env)).toContain('card provider')
  })

  it('starts with Stripe', () => {
    expect(readConfig({ ...env, ...LIVE }).cards).toMatchObject({ name: 'stripe', takesMoney: true })
  })

  it('does not start with test keys of Stripe: everybody would order for nothing, with real receipts', () => {
    const said = refusal({ ...env, ...TEST })
    expect(said).toContain('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are test keys')
    expect(said).not.toContain('sk_test_')
  })

  it('sends no key over a line that others can read', () => {
    expect(refusal({ ...env, ...LIVE, STRIPE_API_URL: 'http://stripe.example' })).toContain('STRIPE_API_URL')
  })
})

describe('Stripe', () => {
  it('is not needed outside production: there are test cards', () => {
    expect(readConfig({}).cards).toMatchObject({ name: 'test', takesMoney: false, allowedSources: null })
  })

  it('is three names; what they say is kept from whoever writes the configuration down', () => {
    const config = readConfig(TEST)
    expect(config.cards).toMatchObject({ name: 'stripe', takesMoney: false })
    expect(inspect(config, { depth: null })).not.toMatch(/sk_test_1|whsec_one/)
  })

  it.each(Object.keys(TEST))(
    'without %s is refused: half a provider takes money and never hears of it',
    (name) => {
      expect(refusal({ ...TEST, [name]: '' })).toContain(name)
    },
  )

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_a,whsec_b,whsec_c'],
    ['STRIPE_API_URL', 'stripe'],
  ])('%s=%s is refused, by its name and without the key', (name, value) => {
    const said = refusal({ ...TEST, [name]: value })
    expect(said).toContain(name)
    expect(said).not.toContain('sk_test_')
  })
})

it('the public address loses its last slash, so that links have one', () => {
  expect(readConfig({ PUBLIC_URL: 'https://ondee.example/' }).publicUrl).toBe('https://ondee.example')
})

describe('the file of claims', () => {
  const CLAIMS_FILE = join(mkdtempSync(join(tmpdir(), 'claims-')), 'claims.json')
  const refusalOf = (words: string) => {
    writeFileSync(CLAIMS_FILE, words)
    return refusal({ CLAIMS_FILE })
  }

  it('is not needed: nothing is claimed', () => {
    expect(readConfig({}).claims).toEqual({ reviews: [] })
  })

  it('is read at start', () => {
    const women = { count: 10_000, evidence: 'Comptage des commandes', date: '2026-11-01' }
    writeFileSync(CLAIMS_FILE, JSON.stringify({ women }))
    expect(readConfig({ CLAIMS_FILE }).claims.women).toEqual(women)
  })

  it.each([
    ['{"women": {"count": "beaucoup"}}', 'women.count'],
    ['{"stars": 5}', 'stars'],
    ['dix mille', 'JSON'],
  ])('is refused in words: %s', (words, named) => {
    expect(refusalOf(words)).toContain(named)
  })

  it('is refused when it is not there', () => {
    expect(refusal({ CLAIMS_FILE: '/nulle/part.json' })).toContain('CLAIMS_FILE=/nulle/part.json')
  })
})

describe('the key of the house', () => {
  const key = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64')

  it.each([
    { bytes: 31, said: 'at least 32 random bytes' },
    { bytes: 32, said: 'accepted' },
    { bytes: 33, said: 'accepted' },
  ])('of $bytes bytes: $said', ({ bytes, said }) => {
    expect(refusal({ HOUSE_KEY: key(bytes) })).toContain(said)
  })

  it('of before alone is refused: what is to be locked now?', () => {
    expect(refusal({ HOUSE_KEY_BEFORE: key(32) })).toContain('HOUSE_KEY_BEFORE needs HOUSE_KEY')
    expect(refusal({ HOUSE_KEY: key(32), HOUSE_KEY_BEFORE: key(33) })).toBe('accepted')
  })
})
