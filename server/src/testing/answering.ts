import { randomUUID } from 'node:crypto'
import { drafts } from '../database/schema/drafts.ts'
import { reviews } from '../database/schema/reviews.ts'
import { transformations } from '../database/schema/transformations.ts'
import { someone } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Somebody else answers of so many finished transformations, and is pleased with some; none of it may be shown. */
export async function answerAsOthers(
  home: TestApp,
  { answers, pleased }: { answers: number; pleased: number },
): Promise<void> {
  const { database } = home.context
  const { id: userId } = await someone(home)
  for (let n = 0; n < answers; n += 1) {
    const [draftId, transformationId, name] = [randomUUID(), randomUUID(), `Essai ${n}`]
    await database.insert(drafts).values({ id: draftId, userId, name, orderedAt: new Date() })
    await database.insert(transformations).values({
      ...{ id: transformationId, userId, draftId, name, baseStyle: 'pixie', packageType: 'pack_5' },
      ...{ status: 'completed', imagesOrdered: 5, seed: 1, engine: 'hair' },
    })
    await database.insert(reviews).values({ userId, transformationId, pleased: n < pleased })
  }
}
