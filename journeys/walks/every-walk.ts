import { aCourse } from './a-course.ts'
import { aFirstFreeImage } from './a-first-free-image.ts'
import { aNewClient } from './a-new-client.ts'
import { aProfessional } from './a-professional.ts'
import { aStranger } from './a-stranger.ts'
import { anOperator } from './an-operator.ts'
import { anOrder } from './an-order.ts'
import { anOrderFromAService } from './an-order-from-a-service.ts'
import { badDays } from './bad-days.ts'
import type { Walk } from './walk.ts'

/** Together they stop at every screen and state there is. */
export const EVERY_WALK: Walk[] = [
  aStranger,
  aNewClient,
  aFirstFreeImage,
  anOrder,
  anOrderFromAService,
  aProfessional,
  aCourse,
  anOperator,
  badDays,
]
