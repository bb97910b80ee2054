import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import {
  type CertificateWish,
  courseAnswer,
  coursesAnswer,
  lessonAnswer,
  type QuizAnswer,
  quizAnswer,
} from '@app/domain/courses/courses-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { reading } from '../../api/reading.ts'
import { putAnswer } from '../shell/put-answer.ts'

/** Progress is made on other pages, and on other devices: asked again whenever it is shown. */
const AGAIN = { refetchOnMount: 'always' } as const

const coursesQuery = queryOptions({
  ...reading(api.courses(), coursesAnswer),
  ...AGAIN,
  select: ({ courses }) => courses,
})
export const useCourses = () => useQuery(coursesQuery)

const courseQuery = (slug: string) =>
  queryOptions({ ...reading(api.course(slug), courseAnswer), ...AGAIN, select: ({ course }) => course })
export const useCourse = (slug: string) => useQuery(courseQuery(slug))

/** Where she left it is asked anew, or she would be led back to where she was an hour ago. */
export const useLesson = (course: string, lesson: string) =>
  useQuery({ ...reading(api.lesson(course, lesson), lessonAnswer), staleTime: 0, gcTime: 0 })

const quizQuery = (course: string, module: string) =>
  queryOptions({ ...reading(api.quiz(course, module), quizAnswer), ...AGAIN })
export const useQuiz = (course: string, module: string) => useQuery(quizQuery(course, module))

export function useEnrol(slug: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(api.courseEnrolment(slug), { method: 'POST', answer: courseAnswer }),
    onSuccess: (answer) => putAnswer(client, courseQuery(slug).queryKey, answer),
  })
}

export function useCertify(slug: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: CertificateWish) =>
      callApi(api.certificate(slug), { method: 'PUT', body: wish, answer: courseAnswer }),
    onSuccess: (answer) => putAnswer(client, courseQuery(slug).queryKey, answer),
  })
}

export function useAnswer(course: string, module: string) {
  const client = useQueryClient()
  return useMutation({
    // One after the other: each answer tells of all her questions.
    scope: { id: api.quiz(course, module) },
    mutationFn: (answer: { question: number; choice: number }) =>
      callApi<QuizAnswer>(api.quiz(course, module), { method: 'POST', body: answer, answer: quizAnswer }),
    onSuccess: (answer) => putAnswer(client, quizQuery(course, module).queryKey, answer),
  })
}

export interface Reading {
  position: number
  isFinished?: boolean
}

export const noteReading = (course: string, lesson: string, read: Reading): Promise<unknown> =>
  callApi(api.lessonReading(course, lesson), { method: 'PUT', body: read, answer: doneAnswer })
