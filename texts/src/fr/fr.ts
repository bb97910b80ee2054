import { accounts } from './accounts.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { fields } from './fields.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { metadata } from './metadata.ts'
import { signin } from './signin.ts'
import { toasts } from './toasts.ts'
import { transformations } from './transformations.ts'
import { ui } from './ui.ts'

export const fr = {
  errors,
  fields,
  ui,
  accounts,
  dashboard,
  toasts,
  transformations,
  landing,
  legal,
  metadata,
  signin,
}
