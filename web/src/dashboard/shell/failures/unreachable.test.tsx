import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { FailedPart, Unreachable } from './unreachable.tsx'

const failed = { error: new ApiError({ status: 500, code: null, sentence: '' }), onRetry: async () => null }

describe('what could not be fetched has its name', () => {
  it.each([
    { failure: 'accounts.failure', name: 'Erreur utilisateur' },
    { failure: 'accounts.statsFailure', name: 'Erreur statistiques' },
    { failure: 'transformations.failure', name: 'Erreur sessions' },
  ] as const)('$name', ({ failure, name }) => {
    for (const Part of [Unreachable, FailedPart])
      expect(drawForTest(<Part failure={failure} {...failed} />)).toMatch(
        new RegExp(`role="alert".*${name}.*Réessayer`, 's'),
      )
  })
})
