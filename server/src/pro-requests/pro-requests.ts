/** The entry of pro requests. */
export { acceptPro, listOpenRequests, refusePro } from './decide.ts'
