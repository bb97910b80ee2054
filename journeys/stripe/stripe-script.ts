/**
 * Stripe.js for stories told without internet, as far as a Payment Element needs it: the card is typed in a frame of
 * another host, which alone calls Stripe. Runs in her browser; served by stripe-in-browser.ts.
 */
import type { Answer, Question } from './frame-messages.ts'

type Heard = (event: object) => void
interface Looks {
  variables?: Record<string, string>
}
interface Options {
  clientSecret: string
  locale: string
  appearance?: Looks
}

const CARD_FRAME = 'https://js.stripe.com/endive/payment-frame.html'
const BANK_FRAME = 'https://hooks.stripe.com/three-d-secure.html'

function frameOf(source: string, title: string, style: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = source
  frame.title = title
  frame.style.cssText = `border: 0; display: block; ${style}`
  return frame
}

class PaymentElement {
  readonly #key: string
  readonly #heard = new Map<string, Set<Heard>>()
  #options: Options
  #frame: HTMLIFrameElement | null = null

  constructor(key: string, options: Options) {
    this.#key = key
    this.#options = options
  }

  on(event: string, heard: Heard): this {
    this.#heard.set(event, (this.#heard.get(event) ?? new Set()).add(heard))
    return this
  }

  off(event: string, heard: Heard): this {
    this.#heard.get(event)?.delete(heard)
    return this
  }

  mount(place: HTMLElement): void {
    const { locale, clientSecret, appearance } = this.#options
    const frame = frameOf(
      CARD_FRAME,
      'Cadre de saisie sécurisé pour le paiement',
      'width: 100%; height: 330px',
    )
    const looks = appearance?.variables ?? {}
    frame.addEventListener('load', async () => {
      const { error } = await this.ask({ ask: 'open', key: this.#key, clientSecret, locale, looks })
      this.#tell(error ? 'loaderror' : 'ready', { elementType: 'payment', error })
    })
    this.#frame = frame
    place.append(frame)
  }

  /** Her language, our colours. */
  dress({ locale, appearance }: Partial<Options>): void {
    this.#options = {
      ...this.#options,
      ...(locale && { locale }),
      ...(appearance && { appearance }),
    }
    if (this.#frame)
      void this.ask({
        ask: 'dress',
        ...(locale && { locale }),
        ...(appearance?.variables && { looks: appearance.variables }),
      })
  }

  update({ readOnly }: { readOnly?: boolean }): void {
    if (this.#frame && readOnly !== undefined) void this.ask({ ask: 'disable', isDisabled: readOnly })
  }

  unmount(): void {
    this.#frame?.remove()
    this.#frame = null
  }

  destroy(): void {
    this.unmount()
    this.#heard.clear()
  }

  ask(question: Question): Promise<Answer> {
    const { port1, port2 } = new MessageChannel()
    this.#frame?.contentWindow?.postMessage(question, 'https://js.stripe.com', [port2])
    return new Promise((answered) => {
      port1.onmessage = ({ data }) => answered(data)
    })
  }

  #tell(event: string, about: object): void {
    for (const heard of this.#heard.get(event) ?? []) heard(about)
  }
}

class Elements {
  readonly #key: string
  readonly #options: Options
  element: PaymentElement | null = null

  constructor(key: string, options: Options) {
    this.#key = key
    this.#options = options
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(`only the Payment Element is spoken here, not « ${type} »`)
    this.element = new PaymentElement(this.#key, this.#options)
    return this.element
  }

  getElement(): PaymentElement | null {
    return this.element
  }

  update(changes: Partial<Options>): void {
    Object.assign(this.#options, changes)
    this.element?.dress(changes)
  }

  async submit(): Promise<Answer> {
    return this.element?.ask({ ask: 'submit' }) ?? {}
  }
}

/** Her bank's own question, over everything else. */
function askBank(): Promise<boolean> {
  const cover = document.createElement('div')
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: #0006'
  cover.append(frameOf(BANK_FRAME, '3-D Secure', 'margin: 20vh auto; width: 340px; height: 300px'))
  document.body.append(cover)
  return new Promise((answered) => {
    addEventListener('message', function hear({ origin, data }: MessageEvent) {
      if (origin !== 'https://hooks.stripe.com') return
      removeEventListener('message', hear)
      cover.remove()
      answered(data.accept === true)
    })
  })
}

async function confirmPayment({
  elements,
  confirmParams,
}: {
  elements: Elements
  confirmParams: { return_url: string }
}): Promise<Answer> {
  const { element } = elements
  if (!element) throw new Error('confirmPayment without a mounted element')
  const answer = await element.ask({ ask: 'confirm', returnUrl: confirmParams.return_url })
  if (answer.paymentIntent?.status !== 'requires_action') return answer
  return element.ask({ ask: 'authenticate', accept: await askBank() })
}

const notSpoken = () => Promise.reject(new Error('only confirmPayment is spoken here'))

function Stripe(key: string) {
  return {
    elements: (options: Options) => new Elements(key, { ...options }),
    confirmPayment,
    // react-stripe-js knows a Stripe by these.
    ...{ createToken: notSpoken, createPaymentMethod: notSpoken, confirmCardPayment: notSpoken },
    ...{ _registerWrapper: () => undefined, registerAppInfo: () => undefined },
  }
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
