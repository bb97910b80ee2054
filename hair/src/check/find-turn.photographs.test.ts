import { describe, expect, it } from 'vitest'
import { photographs } from '../../test/photographs.ts'
import { findTurn } from './find-turn.ts'

describe('photographs', () => {
  it('one that lies on its side, and says so nowhere, is found to', async () => {
    const [sideways] = photographs('bad').filter((file) => file.endsWith('sideways-no-exif.jpg'))
    expect(await findTurn(sideways ?? '')).not.toBeNull()
  })
  it.each(photographs('bad').filter((file) => /no-face-/.test(file)))(
    '%s shows nobody, however it is turned',
    async (file) => {
      expect(await findTurn(file)).toBeNull()
    },
  )
})
