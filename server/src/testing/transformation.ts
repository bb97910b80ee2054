import { randomUUID } from 'node:crypto'
import { images, transformations } from '../database/schema/transformations.ts'
import { closeDraft } from '../drafts/drafts.ts'
import { layStandIns, SMALL, type StandInSize } from './engines/stand-ins.ts'
import { fillDraft, offeredStyle } from './full-draft.ts'
import type { Someone } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A finished transformation of hers with this many images, as the engine would have left it. */
export async function makeTransformation(
  home: TestApp,
  her: Someone,
  wish: { images: number; size?: StandInSize },
): Promise<{ id: string; imageIds: string[] }> {
  const { database } = home.context
  const { images: count, size = SMALL } = wish
  const draft = await fillDraft(home, her)
  await closeDraft(database, draft.id)
  const id = randomUUID()
  await database.insert(transformations).values({
    ...{ id, userId: her.id, draftId: draft.id, name: draft.name, seed: 1 },
    baseStyle: offeredStyle(home.context),
    packageType: 'pack_5',
    status: 'completed',
    imagesOrdered: count,
    engine: 'hair',
    finishedAt: new Date(),
  })
  const imageIds = Array.from({ length: count }, () => randomUUID())
  for (const [index, imageId] of imageIds.entries()) {
    const file = `images/${imageId}.jpg`
    const beforeFile = `images/${imageId}.before.jpg`
    const thumbnail = `images/${imageId}.small.webp`
    await layStandIns(home.context, { background: '#b5651d', ...size }, [file, beforeFile, thumbnail])
    await database.insert(images).values({
      ...{ id: imageId, transformationId: id, userId: her.id, position: index + 1 },
      ...{ file, beforeFile, thumbnail, ...size, tone: '7.44', seed: 1, recipe: {} },
      engine: 'hair',
      model: 'hair-1',
      fingerprint: '0000000000000000',
      confidence: 1,
    })
  }
  return { id, imageIds }
}
