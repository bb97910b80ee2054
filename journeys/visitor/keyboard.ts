import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has. */
const MOST_STOPS = 90

/** Somebody who has no pointer. Wherever her focus stands she can see it. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Tab until it has the focus; every stop on the way is seen. */
  async tabTo(place: Locator): Promise<void> {
    await place.first().waitFor()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await isFocused(place)) return
      await this.#page.keyboard.press('Tab')
      await this.expectToBeSeen()
    }
    throw new Error(`Tab does not lead to ${place}`)
  }

  async press(key: string, place: Locator): Promise<void> {
    await this.tabTo(place)
    await this.#page.keyboard.press(key)
  }

  /** As typing over what is there. */
  async type(text: string, place: Locator): Promise<void> {
    await this.tabTo(place)
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  async key(name: string): Promise<void> {
    await this.#page.keyboard.press(name)
  }

  /** After the screen has changed: the focus stands on something of the new one. */
  async expectToBeHeld(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => document.activeElement?.tagName ?? 'nothing'), {
        message: 'the focus is not lost',
      })
      .not.toMatch(/BODY|HTML|nothing/)
  }

  async expectToBeSeen(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(whyUnseen), { message: 'the focus can be seen' }).toBe('')
  }
}

const isFocused = (place: Locator): Promise<boolean> =>
  place.first().evaluate((element) => element === document.activeElement)

/** Runs in the page: what is wrong with the focused element's looks, or nothing. */
function whyUnseen(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'the focus is nowhere'
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
    (near) => near !== null,
  )
  const outlined = around.some((near) =>
    ['', '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(near as Element, part || null)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }),
  )
  if (!outlined) return `no outline: ${element.outerHTML.slice(0, 200)}`
  const box = element.getBoundingClientRect()
  const isInSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  if (!isInSight) return `out of sight: ${element.outerHTML.slice(0, 200)}`
  const [x, y] = [
    (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
    (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
  ]
  const front = document.elementFromPoint(x, y)
  const { backgroundColor, backgroundImage } = getComputedStyle(front ?? element)
  // A layer that only takes presses hides nothing.
  const isClear =
    front?.childNodes.length === 0 &&
    backgroundColor === 'rgba(0, 0, 0, 0)' &&
    backgroundImage === 'none' &&
    front.tagName === 'DIV'
  const isCovered =
    front !== null &&
    !element.contains(front) &&
    !front.contains(element) &&
    !front.closest('label') &&
    !isClear
  return isCovered ? `covered by ${front.outerHTML.slice(0, 120)}: ${element.outerHTML.slice(0, 160)}` : ''
}
