import type { MadeSketch, SketchedStyle, SketchWatch } from '@app/hair/preview-contract.ts'
import { describe, expect, it, vi } from 'vitest'
import { Reading } from './reading.ts'

const style = (id: string, needsPlate = true): SketchedStyle => ({
  ...{ id, technique: 'strands', needsPlate },
  softBackdrop: false,
})
const sketchOf = (styles: SketchedStyle[], isWhole = false, mayNeedPlate = true) =>
  ({
    ...{ made: true, isWhole, mayNeedPlate },
    styles: styles.map(({ id }) => id),
    sketch: { analysis: 'hers', plate: null, styles },
  }) as unknown as MadeSketch

/** A photo that is read as the test says. */
function begun(makePlate = vi.fn(async (): Promise<object> => ({ plate: true }))) {
  const end = Promise.withResolvers<MadeSketch>()
  let told: SketchWatch = {}
  const reading = new Reading((watch) => {
    told = watch
    return end.promise
  }, makePlate)
  return { reading, makePlate, end, told }
}
const OFFERED = ['balayage_doux', 'pixie', 'garconne']
const stateOf = async (promise: Promise<unknown>) => Promise.race([promise.then(() => 'told'), 'waiting'])

describe('what is known of a photo while it is read', () => {
  it('is told as soon as a first style is, and grows style by style', async () => {
    const { reading, told } = begun()
    const first = reading.moreThan(0, OFFERED)
    told.early?.(sketchOf([]))
    expect(await stateOf(first)).toBe('waiting')
    told.carried?.(style('pixie'))
    expect((await first).styles).toEqual(['pixie'])
    const second = reading.moreThan(1, OFFERED)
    told.carried?.(style('garconne'))
    expect((await second).styles).toEqual(['pixie', 'garconne'])
  })

  it('is told at once to who knows less, and at the end to who knows as much', async () => {
    const { reading, told, end } = begun()
    told.early?.(sketchOf([style('balayage_doux', false), style('pixie')]))
    expect((await reading.moreThan(1, OFFERED)).styles).toHaveLength(2)
    const more = reading.moreThan(2, OFFERED)
    expect(await stateOf(more)).toBe('waiting')
    end.resolve(sketchOf([style('balayage_doux', false), style('pixie')], true))
    expect(await more).toMatchObject({ isWhole: true })
  })

  it('counts the styles on offer alone', async () => {
    const { reading, told } = begun()
    told.early?.(sketchOf([]))
    const first = reading.moreThan(0, OFFERED)
    told.carried?.(style('mulet'))
    expect(await stateOf(first)).toBe('waiting')
    told.carried?.(style('pixie'))
    expect((await first).styles).toEqual(['mulet', 'pixie'])
  })

  it('is refused to all who wait where it cannot be read', async () => {
    const { reading, end } = begun()
    const waiting = reading.moreThan(0, OFFERED)
    end.reject(new Error('too dark'))
    await expect(waiting).rejects.toThrow('too dark')
    await expect(reading.whole).rejects.toThrow('too dark')
  })
})

describe('what lies behind her hair', () => {
  it('is made once, for the styles that show it, and not waited for by the others', async () => {
    const plate = Promise.withResolvers<object>()
    const { reading, told, makePlate } = begun(vi.fn(() => plate.promise))
    told.early?.(sketchOf([style('balayage_doux', false)]))
    told.carried?.(style('pixie'))
    expect(await reading.drawnFrom('balayage_doux')).toMatchObject({ plate: null })
    const drawn = Promise.all([reading.drawnFrom('pixie'), reading.drawnFrom('pixie')])
    plate.resolve({ ground: 1 })
    expect((await drawn).map((sketch) => sketch.plate)).toEqual([{ ground: 1 }, { ground: 1 }])
    expect(makePlate).toHaveBeenCalledTimes(1)
  })

  it.each([
    { mayNeedPlate: true, made: 1 },
    { mayNeedPlate: false, made: 0 },
  ])('is begun ahead, where a style may need it: $mayNeedPlate', ({ mayNeedPlate, made }) => {
    const { reading, told, makePlate } = begun()
    told.early?.(sketchOf([], false, mayNeedPlate))
    expect(makePlate).not.toHaveBeenCalled()
    reading.preparePlate()
    expect(makePlate).toHaveBeenCalledTimes(made)
  })

  it('is begun as soon as a style is known that needs it', () => {
    const { told, makePlate } = begun()
    told.early?.(sketchOf([]))
    told.carried?.(style('long_lisse', false))
    expect(makePlate).not.toHaveBeenCalled()
    told.carried?.(style('pixie'))
    expect(makePlate).toHaveBeenCalledTimes(1)
  })

  it('is made anew for the next picture where it could not be made', async () => {
    const makePlate = vi
      .fn(async (): Promise<object> => ({ ground: 1 }))
      .mockRejectedValueOnce(new Error('lost'))
    const { reading, told } = begun(makePlate)
    told.early?.(sketchOf([style('pixie')]))
    await expect(reading.drawnFrom('pixie')).rejects.toThrow('lost')
    expect(await reading.drawnFrom('pixie')).toMatchObject({ plate: { ground: 1 } })
  })
})
