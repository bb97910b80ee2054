import { LOOK_FAULTS } from '@app/domain/looks/look-faults.ts'
import { LOOK_LIMITS } from '@app/hair/cut/look/look-gate.ts'
import { expect, it } from 'vitest'

it('every limit of the check of looks has its words at the desk', () =>
  expect([...LOOK_FAULTS].sort()).toEqual(['no_face', ...Object.keys(LOOK_LIMITS)].sort()))
