/** What Stripe.js asks of the frame that holds the card, over a channel of its own for each question. */
export type Question =
  | { ask: 'open'; key: string; clientSecret: string; locale: string; looks: Record<string, string> }
  | { ask: 'dress'; locale?: string; looks?: Record<string, string> }
  | { ask: 'disable'; isDisabled: boolean }
  | { ask: 'submit' }
  | { ask: 'confirm'; returnUrl: string }
  | { ask: 'authenticate'; accept: boolean }

export interface CardError {
  type: string
  message: string
  code?: string
  payment_intent?: { status: string }
}

export interface Answer {
  error?: CardError
  paymentIntent?: { id: string; status: string }
}
