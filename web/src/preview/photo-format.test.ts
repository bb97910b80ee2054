import { describe, expect, it } from 'vitest'
import { photoFormat } from './photo-format.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('a photo is what its first bytes say', () => {
  it('JPEG', () => expect(photoFormat(bytesOf('\xff\xd8\xff\xe1..JFIF..'))).toBe('jpeg'))
  it('PNG', () => expect(photoFormat(bytesOf('\x89PNG\r\n\x1a\n....'))).toBe('png'))
  it('HEIC of a phone', () => expect(photoFormat(bytesOf('\0\0\0\x18ftypheic'))).toBe('heic'))
  it('HEIF of another maker', () => expect(photoFormat(bytesOf('\0\0\0\x18ftypmif1'))).toBe('heic'))
  it('WebP', () => expect(photoFormat(bytesOf('RIFF....WEBP'))).toBe('webp'))
})

describe('anything else is no photo', () => {
  it('a GIF', () => expect(photoFormat(bytesOf('GIF89a......'))).toBe('other'))
  // spec: 5.13
  it('a text renamed .jpg', () => expect(photoFormat(bytesOf('Bonjour toi'))).toBe('other'))
  it('a film in the same box as HEIC', () => expect(photoFormat(bytesOf('\0\0\0\x18ftypisom'))).toBe('other'))
  it('a sound in the same box as WebP', () => expect(photoFormat(bytesOf('RIFF....WAVE'))).toBe('other'))
  it('an empty file', () => expect(photoFormat(new Uint8Array())).toBe('other'))
})
