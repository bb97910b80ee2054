import { z } from 'zod'
import { MAKER_NAMES } from './makers.ts'

/** Who makes images, or null. Her page may be older than the server: one it has not heard of is asked about again there. */
export const makerSchema = z.enum(MAKER_NAMES).nullable().catch(null)

/** The photo consent: the services she agrees the photos of one transformation are sent to. */
export const photosToSchema = z.array(z.enum(MAKER_NAMES)).max(8).default([])
