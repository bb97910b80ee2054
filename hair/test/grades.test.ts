import { describe, expect, it } from 'vitest'
import { type GradedPicture, gradeShares, keepGrades, readGrades, writeGrades } from './grades.ts'

const picture = (change: Partial<GradedPicture> = {}): GradedPicture => ({
  ...{ photo: 'a', style: 'lob', grade: null, refused: null, confidence: 0.9, print: 'f00' },
  ...change,
})
const refused = picture({ style: 'waves', refused: 'cut_not_possible', confidence: null, print: '' })

describe('grades are one line a picture', () => {
  it('that is read as it was written', () => {
    const all = [picture(), picture({ photo: 'b', grade: 4 }), refused]
    expect(readGrades(writeGrades(all))).toEqual(all)
  })
  it.each([['1'], ['5'], ['3.5'], ['-']])('takes %s', (grade) => {
    expect(readGrades(`a lob ${grade} 0.9 f00`)).toHaveLength(1)
  })
  it.each([['0'], ['5.5'], ['good'], ['']])('refuses %s, naming the line', (grade) => {
    expect(() => readGrades(`# head\na lob ${grade}`)).toThrow(/Line 2/)
  })
})

describe('a grade is of one picture', () => {
  const graded = picture({ grade: 4 })

  it('and stays while the picture does', () => {
    expect(keepGrades([picture()], [graded])).toEqual([graded])
  })
  it('and is asked for again when the picture has changed', () => {
    expect(keepGrades([picture({ print: 'f01' })], [graded])[0].grade).toBeNull()
  })
  it('and is not lost when another style is looked at', () => {
    expect(keepGrades([refused], [graded])).toEqual([refused, graded])
  })
})

describe('the shares of a style', () => {
  const grades = [5, 4, 3, 2].map((grade, k) => picture({ photo: `p${k}`, grade }))
  const [lob, waves, all] = gradeShares([...grades, picture({ photo: 'new' }), refused])

  it('count 4 as good and 2 as bad', () => {
    expect(lob).toMatchObject({ style: 'lob', graded: 4, good: 50, bad: 25, mean: 3.5 })
  })
  it('say what was refused and what waits to be looked at', () => {
    expect(lob).toMatchObject({ refused: 0, waiting: 1 })
    expect(waves).toMatchObject({ style: 'waves', refused: 100, waiting: 0 })
    expect(all).toMatchObject({ style: 'all', graded: 4, waiting: 1 })
  })
})
