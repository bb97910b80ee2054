import { startRegistration } from '@simplewebauthn/browser'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

/** What her device makes, once she has shown it her finger, face or PIN. */
export const makePasskey = (options: unknown): Promise<object> =>
  startRegistration({ optionsJSON: options as Options })
