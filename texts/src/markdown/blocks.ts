/** Words as they stand in a line. */
export type Inline =
  | string
  | { kind: 'strong'; words: Inline[] }
  | { kind: 'em'; words: Inline[] }
  | { kind: 'link'; href: string; words: Inline[] }

/** What a text is made of, one below the other; a figure is called for by name, on a line of its own. */
export type Block<Figure = { name: string }> =
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'checklist'; items: Inline[][] }
  | { kind: 'quote'; words: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | ({ kind: 'figure' } & Figure)
  | { kind: 'practice'; title: string; blocks: Block<Figure>[] }

export interface Section<Figure = { name: string }> {
  id: string
  title: string
  blocks: Block<Figure>[]
}
