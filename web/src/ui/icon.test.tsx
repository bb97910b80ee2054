import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'

it.each([undefined, 'mt-0.5'])('an icon has a size where no class gives it one: %s', (className) => {
  const html = renderToStaticMarkup(<Icon name="info" {...(className && { className })} />)
  expect(html).toMatch(/^<svg width="[\d.]+rem" height="[\d.]+rem"/)
})
