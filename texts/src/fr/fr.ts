import { errors } from './errors.ts'
import { fields } from './fields.ts'

export const fr = { errors, fields }
