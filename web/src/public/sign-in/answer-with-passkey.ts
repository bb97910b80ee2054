import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** What her device answers; null where she changed her mind, or has none for this site. */
export async function answerWithPasskey(options: unknown): Promise<object | null> {
  try {
    return await startAuthentication({ optionsJSON: options as Options })
  } catch (cause) {
    // Browsers do not tell one from the other, so that no site learns who has what.
    if (cause instanceof WebAuthnError || (cause instanceof Error && cause.name === 'NotAllowedError'))
      return null
    throw cause
  }
}
