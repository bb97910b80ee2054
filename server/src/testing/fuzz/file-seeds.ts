import sharp, { type Sharp } from 'sharp'

/** A small picture with something in it, so that damage has something to damage. */
function drawn(channels: 3 | 4 = 3): Sharp {
  const [width, height] = [96, 72]
  const pixels = Buffer.alloc(width * height * channels)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + Math.floor(at / width) * 13) & 255
  return sharp(pixels, { raw: { width, height, channels } })
}

export interface SeedFile {
  name: string
  type: string
  bytes: Buffer
}

const named = (name: string, type: string, bytes: Buffer): SeedFile => ({ name, type, bytes })
const text = (words: string): Buffer => Buffer.from(words, 'latin1')

/** A container of a phone's kind, under the brand phones write: what is in it is AVIF. */
function asHeic(avif: Buffer): Buffer {
  const bytes = Buffer.from(avif)
  bytes.write('heic', 8, 'latin1')
  return bytes
}

/** Files of every kind that is sent: those that are taken, those that are not, and those that say they are others. */
export async function seedFiles(): Promise<SeedFile[]> {
  const exif = { IFD0: { Orientation: '6', ImageDescription: 'elle', Make: 'x'.repeat(200) } }
  const avif = await drawn().avif({ effort: 0 }).toBuffer()
  const gif = await drawn().gif().toBuffer()
  return [
    named('plain.jpg', 'image/jpeg', await drawn().jpeg().toBuffer()),
    named('progressive.jpg', 'image/jpeg', await drawn().jpeg({ progressive: true }).toBuffer()),
    named('turned.jpeg', 'image/jpeg', await drawn().jpeg().withExif(exif).toBuffer()),
    named('printed.jpg', 'image/jpeg', await drawn().toColourspace('cmyk').jpeg().toBuffer()),
    named('grey.jpg', 'image/jpeg', await drawn().greyscale().jpeg().toBuffer()),
    named('plain.png', 'image/png', await drawn().png().toBuffer()),
    named('clear.png', 'image/png', await drawn(4).png().toBuffer()),
    named('deep.png', 'image/png', await drawn().toColourspace('rgb16').png().toBuffer()),
    named('palette.png', 'image/png', await drawn().png({ palette: true, colours: 16 }).toBuffer()),
    named('laced.png', 'image/png', await drawn().png({ progressive: true }).toBuffer()),
    named('phone.heic', 'image/heic', asHeic(avif)),
    named('named.heic', 'image/heic', await drawn().jpeg().toBuffer()),
    named('avif.jpg', 'image/jpeg', avif),
    named('web.png', 'image/png', await drawn().webp().toBuffer()),
    named('moving.jpg', 'image/jpeg', gif),
    named(
      'drawing.jpg',
      'image/jpeg',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ),
    named(
      'page.jpg.php',
      'image/jpeg',
      text('<!doctype html><script>alert(1)</script><?php system("id") ?>'),
    ),
    named('paper.png', 'application/pdf', text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')),
    named('nothing.jpg', 'image/jpeg', Buffer.alloc(0)),
  ]
}
