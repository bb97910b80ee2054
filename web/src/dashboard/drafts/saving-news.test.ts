import { describe, expect, it } from 'vitest'
import { savingNews } from './saving-news.ts'

describe('the saving of a draft is said only when it matters', () => {
  // spec: 8.20
  it('« Sauvegarde échouée », when it begins to fail', () =>
    expect(savingNews('failed', false)).toBe('saveError'))
  // spec: 8.20
  it('not at every further attempt', () => expect(savingNews('failed', true)).toBeNull())
  // spec: 8.31
  it('« Enregistré », once it is mended', () => expect(savingNews('saved', true)).toBe('saved'))
  // spec: 8.31
  it('never while all goes well', () => expect(savingNews('saved', false)).toBeNull())
})
