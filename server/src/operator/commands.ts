import { ALERT_COMMANDS } from './alert-commands.ts'
import { BUDGET_COMMANDS } from './budgets/budget-commands.ts'
import { CLAIM_COMMANDS } from './claims/claim-commands.ts'
import type { Command } from './command.ts'
import { COURSE_COMMANDS } from './course-commands.ts'
import { ENGINE_COMMANDS } from './engine-commands.ts'
import { ENQUIRY_COMMANDS } from './enquiry-commands.ts'
import { JOB_COMMANDS } from './job-commands.ts'
import { LOOK_COMMANDS } from './looks/look-commands.ts'
import { MAIL_COMMANDS } from './mail-commands.ts'
import { MONEY_COMMANDS } from './money-commands.ts'
import { BLOCK_COMMANDS } from './people/block-commands.ts'
import { CREDIT_COMMANDS } from './people/credit-commands.ts'
import { PEOPLE_COMMANDS } from './people-commands.ts'
import { PRICE_COMMANDS } from './prices/price-commands.ts'
import { PRO_COMMANDS } from './pro-commands.ts'
import { REFUND_COMMANDS } from './refund-commands.ts'
import { REVIEW_COMMANDS } from './review-commands.ts'
import { SHARE_COMMANDS } from './share-commands.ts'
import { TRANSFORMATION_COMMANDS } from './transformation-commands.ts'
import { VIEWING_COMMANDS } from './viewings/viewing-commands.ts'

/** Everything an operator may do from a terminal. */
export const COMMANDS: Command[] = [
  ...PEOPLE_COMMANDS,
  ...CREDIT_COMMANDS,
  ...BLOCK_COMMANDS,
  ...PRO_COMMANDS,
  ...MONEY_COMMANDS,
  ...PRICE_COMMANDS,
  ...TRANSFORMATION_COMMANDS,
  ...VIEWING_COMMANDS,
  ...REFUND_COMMANDS,
  ...ENGINE_COMMANDS,
  ...BUDGET_COMMANDS,
  ...MAIL_COMMANDS,
  ...ALERT_COMMANDS,
  ...JOB_COMMANDS,
  ...SHARE_COMMANDS,
  ...REVIEW_COMMANDS,
  ...CLAIM_COMMANDS,
  ...LOOK_COMMANDS,
  ...ENQUIRY_COMMANDS,
  ...COURSE_COMMANDS,
]
