import { z } from 'zod'

/** One of several that the environment may choose: the names it is told by, and what comes of them. */
export interface Choice<Chosen> {
  names: Record<string, z.ZodType>
  /** @throws Error with the words to refuse with, which hold no value: it may be a secret */
  choose(told: Record<string, unknown>): Chosen
}

export const choice = <Names extends z.ZodRawShape & Record<string, z.ZodType>, Chosen>(
  names: Names,
  choose: (told: z.infer<z.ZodObject<Names>>) => Chosen,
): Choice<Chosen> => ({ names, choose: (told) => choose(z.object(names).parse(told)) })

/** Every name that one of these is told by. */
export const namesOf = (choices: Record<string, Choice<unknown>>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.values(choices).flatMap(({ names }) => Object.entries(names)))

/** Of which at most one is told what it needs; `otherwise` needs nothing. */
export interface Choices<Chosen> {
  of: Record<string, Choice<Chosen | null>>
  otherwise: Choice<Chosen>
}

/** @throws Error where two were told what they need: whoever did that did not mean the one that comes first */
export function chooseOne<Chosen>({ of, otherwise }: Choices<Chosen>, told: Record<string, unknown>): Chosen {
  const chosen = Object.entries(of).flatMap(([name, { choose }]) => {
    const one = choose(told)
    return one === null ? [] : [{ name, one }]
  })
  if (chosen.length > 1)
    throw new Error(
      `${chosen.map(({ name }) => name).join(' and ')}: choose one, and remove what sets the other.`,
    )
  return chosen[0]?.one ?? otherwise.choose(told)
}
