/** The door of pro requests. */
export { acceptPro, listOpenRequests, refusePro } from './decide.ts'
