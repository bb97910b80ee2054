import { PROMISED_HOURS } from '@app/domain/transformations/promised.ts'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { GENERATE_HOSTED } from '../../transformations/transformations.ts'
import { TRIES } from './hosted-terms.ts'

const told = (minutes: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', ENGINE: 'fal', FAL_KEY: 'key', ...minutes })

describe('how long an image service may take', () => {
  it.each([
    { training: '477.9', picture: '1.2', sum: 'a little less than a day' },
    { training: '478', picture: '1.2', sum: 'a day' },
    { training: '1', picture: '287.4', sum: 'a day, by its pictures' },
  ])(
    '$training minutes a training and $picture a picture, every try of them: $sum, is taken',
    ({ training, picture }) => {
      expect(told({ FAL_TRAINING_MINUTES: training, FAL_PICTURE_MINUTES: picture }).engine.names).toEqual([
        'fal',
      ])
    },
  )

  it.each([
    { training: '478.1', picture: '1.2' },
    { training: '1', picture: '287.5' },
  ])(
    '$training minutes a training and $picture a picture is more than the day that is promised, and refused by name',
    ({ training, picture }) => {
      expect(() => told({ FAL_TRAINING_MINUTES: training, FAL_PICTURE_MINUTES: picture })).toThrow(
        /FAL_TRAINING_MINUTES .*FAL_PICTURE_MINUTES .*24 hours/,
      )
    },
  )

  it('its run never expires before what is promised has passed, and every try of a stage fits into that (F9)', () => {
    expect(GENERATE_HOSTED.options.expireInSeconds).toBe(PROMISED_HOURS * 3600)
    expect(TRIES).toEqual({ training: 2, again: 1, picture: 5 })
  })
})
