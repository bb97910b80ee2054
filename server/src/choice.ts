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

/** The first that was told what it needs: the others are null. */
export function chooseFirst<Chosen>(
  choices: Record<string, Choice<Chosen | null>>,
  told: Record<string, unknown>,
): Chosen {
  for (const { choose } of Object.values(choices)) {
    const chosen = choose(told)
    if (chosen) return chosen
  }
  throw new Error(`none of ${Object.keys(choices).join(', ')} was told what it needs`)
}
