import { expect, it } from 'vitest'
import { callHook } from '../../dashboard/testing/draw-knowing.tsx'
import { useToneName } from './use-tone-name.ts'

it.each([
  { code: '7.44', name: '7.44 cuivré intense' },
  { code: '5.0', name: '5.0 châtain clair' },
  { code: '8.3', name: '8.3 blond clair doré' },
  { code: '6.34', name: '6.34 blond foncé doré cuivré' },
  { code: '6.44', name: '6.44 blond foncé cuivré intense' },
  { code: '6.7', name: '6.7 blond foncé' },
])('a colour is said in words wherever its number stands: $name', ({ code, name }) =>
  expect(callHook(useToneName)(code)).toBe(name),
)
