import type { fr } from './fr/fr.ts'

/** The shape of every language: French decides which sentences exist, the others must have them all. */
type Sentences<T> = { [Key in keyof T]: T[Key] extends string ? string : Sentences<T[Key]> }
export type Texts = Sentences<typeof fr>
