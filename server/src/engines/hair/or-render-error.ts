import { RenderError } from '../renderer.ts'
import { PixelError } from './pixel-thread.ts'

/** A thread that died took one picture with it; a process that stops takes all. */
export async function orRenderError<T>(made: Promise<T>): Promise<T> {
  try {
    return await made
  } catch (cause) {
    if (!(cause instanceof PixelError) || cause.code === 'closing') throw cause
    throw new RenderError(cause.message, { cause })
  }
}
