/** Class names in one string; what is false or empty is left out. */
export const joinClasses = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
