import { axeFaults } from '../checks/axe.ts'
import { nameFaults } from '../checks/names.ts'
import { reflowFaults } from '../checks/reflow.ts'
import { smallTargets } from '../checks/targets.ts'
import { expect, test } from '../journey.ts'
import { wordsIn } from '../visitor/words.ts'
import { Complaints } from '../walks/complaints.ts'
import { EVERY_WALK } from '../walks/every-walk.ts'
import { isWide } from '../wide.ts'

const READERS = [
  { reader: 'in French on a telephone', language: 'fr', viewport: { width: 390, height: 844 } },
  { reader: 'in English on a desk', language: 'en', viewport: { width: 1280, height: 800 } },
] as const

const readers = isWide ? READERS : READERS.slice(0, 1)
// An app of its own takes its time to start.
const walks = isWide ? EVERY_WALK : EVERY_WALK.filter(({ open }) => !open)

for (const { reader, language, viewport } of readers) {
  for (const { name, open, walk } of walks) {
    // spec: 2.48, 2.58, 2.84, 2.87
    test(`${name}, ${reader}: every screen can be read, heard, pressed and enlarged by everybody, and complains of nothing (L12)`, async ({
      visit,
      app: shared,
    }) => {
      const own = await open?.()
      const app = own?.app ?? shared
      // Longer than the longest wait in a walk, on a machine that has other things to do.
      const page = await visit({
        baseURL: app.url,
        viewport,
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      })
      const t = wordsIn(language)
      const complaints = new Complaints(page, app.url)
      const faults: string[] = []
      const look = async (screen: string) => {
        const found = [await axeFaults(page), await nameFaults(page, t)]
        if (viewport.width < 400) found.push(await smallTargets(page))
        else found.push(await reflowFaults(page))
        faults.push(...found.flat().map((fault) => `${screen}: ${fault}`))
      }
      await walk({ page, app, language, t, complaints, look })
      await own?.close()
      expect(faults).toEqual([])
      expect(complaints.all).toEqual([])
    })
  }
}
