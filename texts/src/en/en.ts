import type { Texts } from '../texts.ts'
import { errors } from './errors.ts'
import { fields } from './fields.ts'

export const en = { errors, fields } satisfies Texts
