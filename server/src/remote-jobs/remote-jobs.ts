/** The entry of remote jobs: what image services were asked for, and what they keep. */
export { decideBudget, type Spending, servicesAsked, spendingOf } from './budgets.ts'
export { dropRemoteWork, forgetRemotely } from './endings.ts'
export { ServiceHealthRows } from './health.ts'
export {
  costsOf,
  pricesSeen,
  reportOf,
  type ServiceReport,
  type StylePrice,
  servicesKeeping,
} from './reports.ts'
export { RemoteJobRows } from './store.ts'
export { tidyRemotely } from './tidy.ts'
export { waitOf } from './wait.ts'
