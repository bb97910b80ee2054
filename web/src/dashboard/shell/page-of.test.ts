import { pages } from '@app/domain/routes.ts'
import { expect, it } from 'vitest'
import { leadsToAnotherPage } from './page-of.ts'

it.each([
  { from: pages.dashboard(), to: pages.transformation('a'), another: true },
  { from: pages.transformation('a'), to: pages.transformation('b'), another: true },
  { from: pages.transformation('a'), to: pages.dashboard(), another: true },
  { from: pages.transformation('a'), to: { pathname: pages.dashboard() }, another: true },
  { from: pages.wizard(), to: pages.transformation('a'), another: true },
  { from: pages.dashboard(), to: pages.wizard(), another: false },
  { from: pages.wizard(), to: pages.dashboard(), another: false },
  { from: pages.dashboard(), to: '?fenetre=profil', another: false },
  { from: pages.dashboard(), to: { search: '?fenetre=profil' }, another: false },
  { from: pages.dashboard(), to: null, another: false },
  // spec: 2.97, 9.17
])('from $from to $to: another page $another', ({ from, to, another }) => {
  expect(leadsToAnotherPage(to, new URL(from, 'https://ondee.example'))).toBe(another)
})
