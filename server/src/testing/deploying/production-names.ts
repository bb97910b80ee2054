import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'

/** Where a site in production is published; whatever serves it there stands before the app. */
export const HOUSE = 'https://ondee.example'

/** All that production asks for, as an operator gives it; nothing of it leads anywhere. */
export const productionNames = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PUBLIC_URL: HOUSE,
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_one',
  ...Object.fromEntries(
    LEGAL_FIELDS.map((field) => [`LEGAL_${field.replace(/^legal_/, '').toUpperCase()}`, 'donné']),
  ),
})
