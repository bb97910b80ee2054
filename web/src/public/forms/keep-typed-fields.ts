import { handedTo, keepTyping } from '../../ui/language/typed-words.ts'

/** Marked one by one: a password or a code is never among them. */
const TYPED = ':is(input, textarea)[data-typed]'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What she types into the fields of this page that are marked so goes with her into her other language. */
export function keepTypedFields(): void {
  for (const field of document.querySelectorAll<Field>(TYPED))
    field.value = typedBefore(field.name) ?? field.value
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(TYPED))
      keepTyping((target as Field).name, (target as Field).value)
  })
}

/** What she had typed into it in the language before; it goes on with her from here. */
export function typedBefore(name: string): string | undefined {
  const words = handedTo(name)
  if (words !== undefined) keepTyping(name, words)
  return words
}
