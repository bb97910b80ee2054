import { forget, remember, remembered } from '../../ui/tab-memory.ts'

const KEY = 'reloaded-to-pay'

/**
 * Only the documents of the paying pages allow a provider its scripts (`data-allows-third-parties`, page-contract.ts),
 * and the dashboard changes its page without changing its document. Says whether this one may; when it may not, the
 * same address is asked for anew, once: a server that never says yes is not asked for ever.
 */
export function isPayingDocument(): boolean {
  if ('allowsThirdParties' in document.documentElement.dataset) {
    forget(KEY)
    return true
  }
  if (remembered(KEY)) return true
  remember(KEY, 'yes')
  // A browser that remembers nothing would reload for ever.
  if (!remembered(KEY)) return true
  location.reload()
  return false
}
