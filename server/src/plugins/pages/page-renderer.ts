import { fileURLToPath } from 'node:url'
import type { PageRequest, RenderedPage } from '@app/web/page-contract.ts'

/** Where the pages come from: the build, or Vite while they are being written. */
export interface Renderer {
  render: (page: PageRequest) => Promise<RenderedPage>
  assets: PageRequest['assets']
  headHtml: string
  /** Rendered pages may be kept: nothing changes before the next start. */
  cacheable: boolean
}

export const WEB = fileURLToPath(new URL('../../../../web', import.meta.url))

/** A path that cannot be decoded is no page of ours. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/%'
  }
}
