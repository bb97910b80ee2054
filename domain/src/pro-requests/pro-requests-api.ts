import { z } from 'zod'
import { isSiret, plainSiret } from './siret.ts'

export const PRO_REQUEST_STATES = ['pending', 'accepted', 'refused'] as const

const SALON_MAX = 120

/** POST /api/user/pro-request. Messages are keys of texts `fields`. */
export const proRequestSchema = z.object({
  salonName: z.string().trim().min(2, 'salonRequired').max(SALON_MAX, 'tooLong'),
  siret: z.string().max(40, 'siretInvalid').refine(isSiret, 'siretInvalid').transform(plainSiret),
})
export type ProRequest = z.infer<typeof proRequestSchema>

/** GET and POST: her latest request; null when she never made one. */
export const proRequestAnswer = z.object({
  request: z
    .object({
      status: z.enum(PRO_REQUEST_STATES),
      salonName: z.string(),
      siret: z.string(),
      createdAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type ProRequestAnswer = z.infer<typeof proRequestAnswer>
