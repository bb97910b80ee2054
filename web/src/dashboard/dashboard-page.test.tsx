import { api } from '@app/domain/routes.ts'
import { expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { drawKnowing, failingAt } from './testing/draw-knowing.tsx'

// spec: 8.50
it('« Erreur sessions » stands in the place of the list that could not be fetched, with a way to try again', () => {
  const error = new ApiError({ status: 503, code: 'unavailable', sentence: 'Un instant.' })
  expect(drawKnowing(<DashboardPage />, failingAt(api.transformations(), error))).toMatch(
    /role="alert".*Erreur sessions.*Un instant\..*Réessayer/s,
  )
})
