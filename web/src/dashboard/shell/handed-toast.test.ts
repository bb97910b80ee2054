import { describe, expect, it } from 'vitest'
import { readToast } from './handed-toast.ts'

describe('a page says the toast that the page before left', () => {
  it('with what its sentence mentions', () =>
    expect(readToast('{"key":"welcome","values":{"firstName":"Camille"}}')).toEqual({
      key: 'welcome',
      values: { firstName: 'Camille' },
    }))
  it('also when it mentions nothing', () =>
    expect(readToast('{"key":"loginSuccess"}')).toEqual({ key: 'loginSuccess', values: {} }))
  it('but says nothing of what it cannot read', () => expect(readToast('not ours')).toBeNull())
})
