import { z } from 'zod'

type Names = Readonly<Record<string, string>>

type Renamed<Fields, Given extends Names> = {
  [Key in keyof Fields as Key extends keyof Given ? Given[Key] : Key]: Fields[Key]
}

const renamed = (fields: object, names: Names) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [names[key] ?? key, value]))

/**
 * An object of which the calls name some fields otherwise than the product does. Decoded it has our names, encoded
 * those of the calls: nobody but the schema of a call knows the others.
 *
 * @param schema the object as it is in the call
 * @param names ours, by the name in the call
 */
export function namedInCalls<Shape extends z.ZodRawShape, const Given extends Names>(
  schema: z.ZodObject<Shape>,
  names: Given,
) {
  const backwards = Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [ours, theirs]))
  type InCalls = z.output<z.ZodObject<Shape>>
  return z.codec(schema, z.custom<Renamed<InCalls, Given>>(), {
    decode: (fields) => renamed(fields, names) as Renamed<InCalls, Given>,
    encode: (fields) => renamed(fields as object, backwards) as InCalls,
  })
}
