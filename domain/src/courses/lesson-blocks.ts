import { z } from 'zod'

export type LessonInline =
  | string
  | { kind: 'strong'; words: LessonInline[] }
  | { kind: 'em'; words: LessonInline[] }
  | { kind: 'link'; href: string; words: LessonInline[] }

const inline: z.ZodType<LessonInline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ kind: z.literal('strong'), words: line }),
    z.object({ kind: z.literal('em'), words: line }),
    z.object({ kind: z.literal('link'), href: z.string(), words: line }),
  ]),
)
const line = z.array(inline)

export type LessonBlock =
  | { kind: 'paragraph'; words: LessonInline[] }
  | { kind: 'list'; isOrdered: boolean; items: LessonInline[][] }
  | { kind: 'checklist'; items: LessonInline[][] }
  | { kind: 'quote'; words: LessonInline[] }
  | { kind: 'table'; head: LessonInline[][]; rows: LessonInline[][][] }
  | { kind: 'figure'; name: string; alt: string }
  | { kind: 'practice'; title: string; blocks: LessonBlock[] }

/** A lesson as it is sent: what a page is drawn from, and no HTML. */
export const lessonBlock: z.ZodType<LessonBlock> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), words: line }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(line) }),
    z.object({ kind: z.literal('checklist'), items: z.array(line) }),
    z.object({ kind: z.literal('quote'), words: line }),
    z.object({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
    z.object({ kind: z.literal('figure'), name: z.string(), alt: z.string() }),
    z.object({ kind: z.literal('practice'), title: z.string(), blocks: z.array(lessonBlock) }),
  ]),
)

export const lessonLine = line
