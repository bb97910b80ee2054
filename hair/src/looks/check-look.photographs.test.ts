import { describe, expect, it } from 'vitest'
import { photographs } from '../../test/photographs.ts'
import { checkLook } from './check-look.ts'

const lookNamed = (name: string) => photographs('looks', (file) => file.startsWith(name))

describe('photographs are judged as a person would', () => {
  it.each(lookNamed('faker-47'))('curls before a white wall serve: %s', async (picture) => {
    expect(await checkLook(picture)).toMatchObject({ serves: true, faults: [] })
  })
  it.each(lookNamed('hsas-glass-bob.'))(
    'a head turned away does not, mainly for that: %s',
    async (picture) => {
      const { faults } = await checkLook(picture)
      expect(faults.map(({ code }) => code)).toContain('turn')
    },
  )
})
