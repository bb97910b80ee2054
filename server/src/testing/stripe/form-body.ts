export type Form = { [name: string]: string | Form }

/** `metadata[order_id]=1&amount=990` as stripe-node writes it: names with brackets are boxes in boxes. */
export function readForm(body: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) put(form, name.match(/[^[\]]+/g) ?? [name], value)
  return form
}

function put(form: Form, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value
    return
  }
  const held = form[first]
  const box: Form = typeof held === 'object' ? held : Object.create(null)
  form[first] = box
  put(box, rest, value)
}

export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export const boxOf = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

/** Of a box that holds plain texts only, such as metadata. */
export const textsOf = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(boxOf(form, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
