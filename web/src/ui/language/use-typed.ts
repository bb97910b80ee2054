import { useEffect, useState } from 'react'
import { dropTyping, handedTo, keepTyping } from './typed-words.ts'

/**
 * What she types in a field that no server has, which outlives a change of the language.
 * @param known what the server has: as long as she has typed nothing else, nothing is to be kept
 */
export function useTyped(field: string, known = ''): [string, (words: string) => void] {
  const [words, setWords] = useState(() => handedTo(field) ?? known)
  useEffect(() => {
    if (words === known) dropTyping(field)
    else keepTyping(field, words)
  }, [field, words, known])
  useEffect(() => () => dropTyping(field), [field])
  return [words, setWords]
}
