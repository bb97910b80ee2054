import { z } from 'zod'
import { BASE_STYLE_IDS } from './base-styles.ts'

/** The base styles she likes, the latest first. */
export const favouriteStylesAnswer = z.object({ styles: z.array(z.enum(BASE_STYLE_IDS)) })
