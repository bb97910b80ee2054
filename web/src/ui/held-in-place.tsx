import { Component, createRef, type ReactNode } from 'react'

/**
 * What she is about to press stays under her finger when something appears above it or goes: that is scrolled out of the
 * way instead. Only some browsers do so by themselves, and none at the top. A class: a hook does not see what was before.
 */
export class HeldInPlace extends Component<{ children: ReactNode }> {
  readonly #place = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): number | null {
    return this.#top()
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: number | null): void {
    const after = this.#top()
    if (before === null || after === null || after === before) return
    scrollerOf(this.#place.current)?.scrollBy({ top: after - before, behavior: 'instant' })
  }

  override render() {
    return <div ref={this.#place}>{this.props.children}</div>
  }

  #top(): number | null {
    return this.#place.current?.getBoundingClientRect().top ?? null
  }
}

/** In a low window the whole sheet scrolls, and its content does not. */
function scrollerOf(element: Element | null): Element | null {
  const scroller = element?.closest('[data-scroller]') ?? null
  if (!scroller || scroller.scrollHeight > scroller.clientHeight) return scroller
  return scrollerOf(scroller.parentElement)
}
