import { expect, it } from 'vitest'
import { isDevelopmentHost } from './robots.ts'

it.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'localhost.',
  'app.localhost:3000',
  '127.0.0.1',
  '127.0.0.1:3000',
  '10.0.0.7:8080',
  '203.0.113.9',
  '[::1]',
  '[::1]:3000',
  '[2001:db8::7]:443',
  '::1',
  '[::ffff:127.0.0.1]:80',
  'salon.replit.dev',
  'salon.replit.dev:5000',
  'b6c1-00-abc.worf.replit.dev',
  'salon.replit.app',
  '',
  // spec: 2.115
])('%j is a development host', (host) => {
  expect(isDevelopmentHost(host)).toBe(true)
})

it.each([
  'ondee.example',
  'www.ondee.example:443',
  'localhost.example.com',
  'mylocalhost',
  '127.0.0.1.example.com',
  '10.example.com',
  'notreplit.dev',
  'replit.app.example.com',
  'replit.com',
  // spec: 2.115
])('%j is where the site is published', (host) => {
  expect(isDevelopmentHost(host)).toBe(false)
})
