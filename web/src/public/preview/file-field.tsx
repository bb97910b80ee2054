import type { ChangeEvent, Ref } from 'react'

export interface FileFieldProps {
  ref: Ref<HTMLInputElement>
  name: string
  /** The front camera of a phone, instead of the album. */
  isCamera?: boolean
  onFile: (file: File) => void
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const HEIC = ['image/heic', 'image/heif', '.heic', '.heif']

/** A phone turns its HEIC into JPG by itself only while HEIC is not asked for; on a computer we do it. */
const acceptedFiles = (): string =>
  (matchMedia('(pointer: fine)').matches ? [...TYPES, ...HEIC] : TYPES).join(',')

/** Native, and pressed by our buttons. */
export function FileField({ ref, name, isCamera = false, onFile }: FileFieldProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    currentTarget.value = ''
  }
  return (
    <input
      ref={ref}
      type="file"
      name={name}
      accept={acceptedFiles()}
      {...(isCamera && { capture: 'user' })}
      onChange={take}
      tabIndex={-1}
      aria-hidden="true"
      className="hidden"
    />
  )
}
