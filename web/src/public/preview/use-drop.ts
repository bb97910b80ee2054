import { type DragEvent, useState } from 'react'

/** A file dropped on a place: the first one is taken. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const hover = (isOn: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isOn)
  }
  const onDrop = (event: DragEvent) => {
    hover(false)(event)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return { isOver, place: { onDragOver: hover(true), onDragLeave: hover(false), onDrop } }
}
