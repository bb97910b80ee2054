/** What the tests read in a drawing; throws when a tag is left open or closed twice. */
export interface SvgFacts {
  ids: string[]
  /** Ids that something refers to with url(#…). */
  references: string[]
  paths: number
}

export function readSvg(svg: string): SvgFacts {
  const open: string[] = []
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (closing) {
      const last = open.pop()
      if (last !== name) throw new Error(`</${name}> closes <${last}>`)
    } else if (!selfClosing) open.push(name!)
  }
  if (open.length > 0) throw new Error(`<${open.join('>, <')}> left open`)
  const found = (pattern: RegExp) => [...svg.matchAll(pattern)].map((match) => match[1]!)
  return {
    ids: found(/ id="([^"]+)"/g),
    references: found(/url\(#([^)]+)\)/g),
    paths: found(/<(path) /g).length,
  }
}
