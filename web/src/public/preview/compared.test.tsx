import { expect, it } from 'vitest'
import { drawForTest } from '../../dashboard/testing/draw-for-test.tsx'
import { PictureBook } from '../../preview/picture-book.ts'
import { Compared } from './compared.tsx'

const draw = (hasSoftBackdrop: boolean, language?: 'en') =>
  drawForTest(
    <Compared
      {...{ book: new PictureBook(), before: '/before', after: '/after', hasSoftBackdrop }}
      {...{ style: 'Pixie', tone: '7.44' }}
    />,
    { language },
  )

it('below her photo in a style she reads that its backdrop is out of focus, and why', () => {
  expect(draw(true)).toMatch(/Le décor est flou\s: vos cheveux en cachaient trop/)
  expect(draw(true, 'en')).toContain('The background is out of focus: your hair hid too much of it')
})
it('nothing is said of the backdrop where it is as in her photo', () =>
  expect(draw(false)).not.toContain('décor'))
