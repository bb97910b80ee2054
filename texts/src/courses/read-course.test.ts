import { describe, expect, it } from 'vitest'
import { type CourseFiles, readCourse } from './read-course.ts'

const QUIZ = '## Combien : un ?\n\n- [ ] Deux\n- [x] Un\n\n> Parce que.'
const FILES: CourseFiles = {
  'fr/course.md': '---\ntitle: Essai\nsummary: Un\naudience: Vous\n---\n\nDebut.',
  'fr/10-fin/module.md': `---\ntitle: Fin\naim: Finir\n---\n\n${QUIZ}`,
  'fr/10-fin/1-adieu.md': '---\ntitle: Adieu\n---\n\nUn.',
  'fr/2-debut/module.md': `---\ntitle: Debut\naim: Commencer\n---\n\n${QUIZ}`,
  'fr/2-debut/2-apres.md': '---\ntitle: Ensuite\n---\n\nUn.',
  'fr/2-debut/1-avant.md': '---\ntitle: Avant\n---\n\nUn.\n\n## Part\n\n[[roue | Une roue]]',
}
const read = (change: Partial<Record<string, string>> = {}) =>
  readCourse({ slug: 'essai', language: 'fr', files: { ...FILES, ...change } as CourseFiles })
const readLesson = (body: string) =>
  read({ 'fr/2-debut/1-avant.md': `---\ntitle: Avant\n---\n\n${body}` }).modules[0]?.lessons[0]?.intro
const readQuiz = (quiz: string) =>
  read({ 'fr/2-debut/module.md': `---\ntitle: Debut\naim: x\n---\n\n${quiz}` }).modules[0]?.quiz

describe('a course is a folder of files', () => {
  it('in which numbers say the order, and names the addresses', () => {
    const { modules } = read()
    expect(modules.map(({ slug }) => slug)).toEqual(['debut', 'fin'])
    expect(modules[0]?.lessons.map(({ slug }) => slug)).toEqual(['avant', 'apres'])
  })
  it('takes as long as its lessons, and a minute a question', () => expect(read().minutes).toBe(3 + 2))
  it.each([
    { why: 'without its facts', change: { 'fr/course.md': 'Rien' } },
    { why: 'without an audience', change: { 'fr/course.md': '---\ntitle: E\nsummary: U\n---\n\nx' } },
    { why: 'with a lesson whose place is not said', change: { 'fr/2-debut/encore.md': 'x' } },
  ])('and is refused $why', ({ change }) => expect(() => read(change)).toThrow())
  it('and is refused in a language it is not written in', () =>
    expect(() => readCourse({ slug: 'essai', language: 'en', files: FILES })).toThrow('en/course.md'))
})

describe('a lesson', () => {
  it('calls for a drawing by its name, and says what it shows', () =>
    expect(read().modules[0]?.lessons[0]?.sections[0]?.blocks).toEqual([
      { kind: 'figure', name: 'roue', alt: 'Une roue' },
    ]))
  it('has practice cards', () =>
    expect(readLesson('```practice\nAu bac : un\n- [ ] Laver\n```')).toEqual([
      { kind: 'practice', title: 'Au bac\u00a0: un', blocks: [{ kind: 'checklist', items: [['Laver']] }] },
    ]))
  it.each([
    { why: 'a drawing without words', body: '[[roue]]' },
    { why: 'code', body: '```\nx\n```' },
    { why: 'a practice card in another', body: '````practice\nUn\n```practice\nDeux\n```\n````' },
    { why: 'HTML', body: '<script>alert(1)</script>' },
  ])('has no $why', ({ body }) => expect(() => readLesson(body)).toThrow())
})

describe('a quiz', () => {
  it('has one right answer a question, and explains it', () =>
    expect(readQuiz(QUIZ)).toEqual([
      {
        words: 'Combien\u00a0: un\u202f?',
        choices: [
          { words: ['Deux'], isRight: false },
          { words: ['Un'], isRight: true },
        ],
        explanation: ['Parce que.'],
      },
    ]))
  it.each([
    { why: 'with two right answers', quiz: '## Q\n\n- [x] Un\n- [x] Deux\n\n> Car.' },
    { why: 'with none', quiz: '## Q\n\n- [ ] Un\n- [ ] Deux\n\n> Car.' },
    { why: 'with one choice', quiz: '## Q\n\n- [x] Un\n\n> Car.' },
    { why: 'that explains nothing', quiz: '## Q\n\n- [x] Un\n- [ ] Deux' },
    { why: 'without a question', quiz: 'Rien' },
  ])('$why is refused', ({ quiz }) => expect(() => readQuiz(quiz)).toThrow())
})
