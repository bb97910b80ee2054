import { ConfigError, readConfig } from '../../config.ts'

/** Why the app does not start with these names, in its words, or `accepted`. */
export function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (cause) {
    if (cause instanceof ConfigError) return cause.message
    throw cause
  }
  return 'accepted'
}
