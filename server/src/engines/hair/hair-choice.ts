import { resolve } from 'node:path'
import { z } from 'zod'
import { choice } from '../../choice.ts'
import type { ChosenRenderer } from '../renderer.ts'

/** Our own; what it takes to run is loaded when it is opened. */
export const hair = choice(
  { LOOKS_DIR: z.string().trim().min(1).optional() },
  ({ LOOKS_DIR }): ChosenRenderer & { looksDir: string | null } => {
    const looksDir = LOOKS_DIR ? resolve(LOOKS_DIR) : null
    return {
      ...{ name: 'hair', looksDir },
      open: async (pixels, tool) => {
        const { loadLooks } = await import('@app/hair/looks/load-looks.ts')
        const { revision } = await import('@app/hair/revision.ts')
        const { HairRenderer } = await import('./hair-renderer.ts')
        const looks = looksDir ? await loadLooks(looksDir) : []
        return new HairRenderer(pixels, looks, { tool, revision: await revision() })
      },
    }
  },
)
