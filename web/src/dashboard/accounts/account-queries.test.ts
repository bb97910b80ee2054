import { api } from '@app/domain/routes.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { CAMILLE } from '../testing/draw-for-test.tsx'
import { callHook, knowing } from '../testing/draw-knowing.tsx'
import { currentUserQuery, useSaveAvatar, useSaveProfile } from './account-queries.ts'

afterEach(() => vi.unstubAllGlobals())

const client = knowing({})
const ends = { onSuccess: vi.fn(), onError: vi.fn() }
const PROFILE = { firstName: 'Lou', lastName: 'Martin', email: CAMILLE.email, phone: '0612345678' }

it.each([
  {
    what: 'her profile',
    save: () => callHook(() => useSaveProfile(ends), client).mutateAsync(PROFILE),
    address: api.profile(),
    body: PROFILE,
  },
  {
    what: 'her portrait',
    save: () => callHook(() => useSaveAvatar(ends), client).mutateAsync('picture3.png'),
    address: api.profileImage(),
    body: { image: 'picture3.png' },
  },
  // spec: 7.12, 7.13
])('$what is put as JSON, and who she is is known anew', async ({ save, address, body }) => {
  const saved = { user: { ...CAMILLE, ...body } }
  const fetched = vi.fn(async (_address: string, _call: RequestInit) => Response.json(saved))
  vi.stubGlobal('fetch', fetched)
  await save()
  const [asked, { method, body: sent } = {}] = fetched.mock.calls[0] ?? []
  expect([asked, method, JSON.parse(String(sent))]).toEqual([address, 'PUT', body])
  expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(saved)
})
