/** How many days a link may open, the shortest first. */
export const SHARE_DAYS = [1, 7, 30] as const
export type ShareDays = (typeof SHARE_DAYS)[number]
export const USUAL_SHARE_DAYS: ShareDays = 7

/** Links of one person that open at the same time: more than one sends to friends, fewer than a gallery takes. */
export const OPEN_SHARES = 20

/** Long side of what a link shows, px: enough to look at, too little to print. */
export const SHARED_LONG_SIDE = 640

/** Whether she may open one more beside those that are open. */
export const mayOpenShare = (open: number): boolean => open < OPEN_SHARES
