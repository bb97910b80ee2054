import fc, { type Arbitrary } from 'fast-check'

/** As zod writes its schemas. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

/** Texts and ids that mean something here, so that right values get further than the first check. */
export interface Meaningful {
  ids: readonly string[]
  texts: readonly string[]
}

/** Values that are right, as far as the schema tells. */
export function valuesOf(schema: JsonSchema, known: Meaningful): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, known)))
  if (schema.allOf) return mergedValues(schema.allOf, known)
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, known)))
  return valuesOfType(schema, known)
}

function valuesOfType(schema: JsonSchema, known: Meaningful): Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objects(schema, known)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 5, 5) })
    case 'string':
      return texts(schema, known)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 200, 200) })
    case 'number':
      return fc.oneof(fc.constantFrom(9.9, 14.9, 24.9), fc.integer({ min: schema.minimum ?? 0, max: 200 }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
      return fc.jsonValue()
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, known: Meaningful): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] })
}

const mergedValues = (parts: JsonSchema[], known: Meaningful): Arbitrary<unknown> =>
  fc.tuple(...parts.map((part) => valuesOf(part, known))).map((values) => Object.assign({}, ...values))

function texts({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema, known: Meaningful) {
  if (format === 'uuid') return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known.ids) }, fc.uuid())
  const longest = Math.min(maxLength, 400)
  const free = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.texts) },
    { weight: 1, arbitrary: fc.constantFrom(...known.ids) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: longest }) },
  )
  return pattern ? fc.oneof(fc.stringMatching(new RegExp(pattern)), free) : free
}
