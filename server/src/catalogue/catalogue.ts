/** The entry of the catalogue. */

export { findEntitlement } from './entitlement.ts'
export { forgetFreeAddresses, rememberFreeAddresses } from './free-addresses.ts'
export { openPriceList } from './price-list.ts'
export { changePackagePrice, listPrices, notePrice, type PriceChange } from './prices.ts'
export { findPackage } from './queries.ts'
