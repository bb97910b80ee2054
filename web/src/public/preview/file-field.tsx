import type { ChangeEvent, Ref } from 'react'

export interface FileFieldProps {
  ref: Ref<HTMLInputElement>
  name: string
  /** The front camera of a phone, instead of the album. */
  isCamera?: boolean
  onFile: (file: File) => void
}

/** Native, and pressed by our buttons. HEIC is not asked for: a phone then turns it into JPG by itself. */
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
      accept="image/jpeg,image/png,image/webp"
      {...(isCamera && { capture: 'user' })}
      onChange={take}
      tabIndex={-1}
      aria-hidden="true"
      className="hidden"
    />
  )
}
