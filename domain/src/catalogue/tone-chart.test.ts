import { expect, it } from 'vitest'
import { CHART_DEPTHS, CHART_REFLECTS, chartTone } from './tone-chart.ts'
import { isTone } from './tones.ts'

const everyTone = CHART_DEPTHS.flatMap((depth) => CHART_REFLECTS.map((reflect) => chartTone(depth, reflect)))

it('the chart shows seventy tones, each once', () => {
  expect(new Set(everyTone).size).toBe(70)
})

it('every tone of the chart is written as a colourist writes it', () => {
  expect(everyTone.filter((tone) => !isTone(tone))).toEqual([])
})
