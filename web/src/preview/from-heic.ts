/** The JPEG of a HEIC. Three megabytes of decoder, fetched only by who needs it; this build works without unsafe-eval. */
export async function fromHeic(blob: Blob, quality: number): Promise<Blob> {
  const { heicTo } = await import('heic-to/csp')
  return heicTo({ blob, type: 'image/jpeg', quality })
}
