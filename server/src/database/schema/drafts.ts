import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const drafts = pgTable('drafts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull().default(''),
  baseStyle: text('base_style').$type<BaseStyleId>(),
  /** Null: the style's own. */
  tone: text('tone').$type<OfferedTone>(),
  packageType: text('package_type').$type<PackageType>(),
  step: integer('step').notNull().$type<WizardStep>().default(1),
  orderedAt: moment('ordered_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
