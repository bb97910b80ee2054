const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
/**
 * IPTC's word for a picture parts of which a trained network made, https://cv.iptc.org/newscodes/digitalsourcetype/:
 * ours says what is hair, and services make all of it.
 */
export const COMPOSITE_WITH_TRAINED = `${SOURCE_TYPES}compositeWithTrainedAlgorithmicMedia`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The XMP packet that says a picture was made by a machine, and by which tool (AI Act art. 50, IPTC 2.0.0). */
export function mark(tool: string): string {
  const name = tool.replace(/[&<>"]/g, (c) => ESCAPES[c])
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<xmp:CreatorTool>${name}</xmp:CreatorTool>
<Iptc4xmpExt:DigitalSourceType>${COMPOSITE_WITH_TRAINED}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}
