import { resolve } from 'node:path'
import { z } from 'zod'
import { choice } from '../../choice.ts'
import { Planner, type Planning } from '../planner.ts'
import type { ChosenRenderer } from '../renderer.ts'
import { bothLooks, type LookSource } from './look-source.ts'
import type { PixelThreads } from './pixels.ts'

export interface HairNeeds extends Planning {
  /** Those that check and preview photos too. */
  pixels: PixelThreads
  /** What is published at the desk. */
  looks: LookSource
  /** The name that pictures say they were made with. */
  tool: string
}

/** Our own; what it takes to run is loaded when it is opened. */
export const hair = choice(
  { LOOKS_DIR: z.string().trim().min(1).optional() },
  ({ LOOKS_DIR }): ChosenRenderer<HairNeeds> & { looksDir: string | null } => {
    const looksDir = LOOKS_DIR ? resolve(LOOKS_DIR) : null
    return {
      ...{ name: 'hair', looksDir },
      open: async ({ pixels, looks: published, tool, ...planning }) => {
        const { loadLooks } = await import('@app/hair/looks/load-looks.ts')
        const { revision } = await import('@app/hair/revision.ts')
        const { HairRenderer } = await import('./hair-renderer.ts')
        const files = looksDir ? await loadLooks(looksDir) : []
        await published.refresh()
        const renderer = new HairRenderer(pixels, bothLooks(files, published), {
          tool,
          revision: await revision(),
        })
        return { engine: new Planner(renderer, planning), services: [] }
      },
    }
  },
)
