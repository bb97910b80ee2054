/** What an XMP packet says of where an image comes from. */
export interface XmpWords {
  /** IPTC's word for it, such as `trainedAlgorithmicMedia`: https://cv.iptc.org/newscodes/digitalsourcetype/. */
  sourceType: string | null
  /** The program that made it, as it calls itself, 100 characters at most. */
  tool: string | null
}

/** Those of IPTC's words that say a trained network made the image, or a part of it. */
export const AI_SOURCE_TYPES = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'] as const
export type AiSourceType = (typeof AI_SOURCE_TYPES)[number]

export const isAiSourceType = (word: string | null): word is AiSourceType =>
  AI_SOURCE_TYPES.some((known) => known === word)

const LONGEST_TOOL = 100

/** Found by their names, whatever stands around: a packet is often damaged, and no XML parser forgives. */
export function readXmp(packet: string): XmpWords {
  const types = valuesOf(packet, 'DigitalSourceType').flatMap(lastWord)
  const [tool] = valuesOf(packet, 'CreatorTool')
  return {
    sourceType: types.find(isAiSourceType) ?? types[0] ?? null,
    tool: tool?.slice(0, LONGEST_TOOL) ?? null,
  }
}

/** As an attribute, as an element, or as an element that points to a resource. A prefix is anybody's choice. */
function valuesOf(packet: string, name: string): string[] {
  const written = new RegExp(
    `:${name}(?:\\s{1,20}\\w{1,20}:resource)?\\s{0,20}(?:=\\s{0,20}(?:"([^"<]{1,300})|'([^'<]{1,300}))|>([^<]{1,300}))`,
    'g',
  )
  return [...packet.matchAll(written)]
    .map(([, doubly, singly, element]) => plain(doubly ?? singly ?? element ?? ''))
    .filter((value) => value !== '')
}

/** `http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture` is `digitalCapture`, and so is the word alone. */
function lastWord(value: string): string[] {
  const word = value.split(/[/:]/).at(-1) ?? ''
  return /^[A-Za-z]{1,60}$/.test(word) ? [word] : []
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (value: string): string =>
  value.replaceAll(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole).trim()
