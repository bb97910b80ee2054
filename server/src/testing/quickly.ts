/** What Node is told before the name of a program of ours: most of a start is compiling, and reading for nothing. */
export const QUICKLY = ['--import', new URL('../quick-start.ts', import.meta.url).href]
