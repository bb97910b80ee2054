import { type Examined, examineFile } from './examine-file.ts'
import { isAiSourceType } from './read-xmp.ts'

/** Reads each file she chooses or drops, and says what was found; the words stand in the templates of the page. */
export function verifyImages(place: HTMLElement): void {
  let latest: File | null = null
  const take = async (file: File) => {
    latest = file
    const examined = await examineFile(file)
    // A small file that was chosen after a large one may be read before it.
    if (latest === file) show(file.name, examined)
  }
  takeDropped(place, take)
  takeChosen(place, take)
}

type Take = (file: File) => Promise<void>

function takeChosen(place: HTMLElement, take: Take): void {
  const field = place.querySelector<HTMLInputElement>('input[type=file]')
  const takeFirst = () => {
    const [file] = field?.files ?? []
    if (!field || !file) return
    // The same file may be chosen again.
    field.value = ''
    void take(file)
  }
  field?.addEventListener('change', takeFirst)
  // Chosen before this script came.
  takeFirst()
}

/** A file dropped anywhere on the place: of several the first one is taken. */
function takeDropped(place: HTMLElement, take: Take): void {
  const hover = (isOver: boolean) => (event: DragEvent) => {
    // Else the browser would leave the page to show the file.
    event.preventDefault()
    place.toggleAttribute('data-over', isOver)
  }
  place.addEventListener('dragover', hover(true))
  place.addEventListener('dragleave', hover(false))
  place.addEventListener('drop', (event) => {
    hover(false)(event)
    const [file] = event.dataTransfer?.files ?? []
    if (file) void take(file)
  })
}

function show(name: string, { outcome, marks }: Examined): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-outcome="${outcome}"]`)
  const result = document.getElementById('verify-result')
  if (!template || !result) return
  const card = document.importNode(template.content, true)
  say(card, 'name', name)
  say(card, 'source', marks?.sourceType)
  say(card, 'tool', marks?.tool)
  if (!marks?.hasC2pa) card.querySelector('[data-row="c2pa"]')?.remove()
  const meaning = isAiSourceType(marks?.sourceType ?? null) ? marks?.sourceType : 'other'
  for (const sentence of card.querySelectorAll<HTMLElement>('[data-meaning]'))
    if (sentence.dataset.meaning !== meaning) sentence.remove()
  const rows = card.querySelector('dl')
  if (rows?.childElementCount === 0) rows.remove()
  result.replaceChildren(card)
  result.scrollIntoView({ block: 'nearest' })
}

/** Fills one part of the answer, or takes its row away where there is nothing to say. */
function say(card: DocumentFragment, part: string, words: string | null | undefined): void {
  const place = card.querySelector(`[data-part="${part}"]`)
  if (words) place?.replaceChildren(words)
  else place?.closest('[data-row]')?.remove()
}
