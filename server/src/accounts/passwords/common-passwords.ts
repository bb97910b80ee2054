import { dictionary } from '@zxcvbn-ts/language-common'

/** Some fifty thousand passwords of published breaches, the most used first. */
const LEAKED = dictionary['passwords-common']
const BREACHED = new Set(LEAKED)

/**
 * What anybody here would try first: the heads of that list, French habits and words of our trade.
 * Compared without case, and without trailing figures and signs ("Coiffure2026!" is "coiffure").
 */
const TRIED_FIRST = 3000
const COMMON = new Set([
  ...LEAKED.slice(0, TRIED_FIRST),
  ...`123456 123456789 12345678 1234567 1234567890 12345 111111 000000 123123 654321 666666 121212 112233
  987654321 147258369 159753 azerty azertyuiop qwerty qwertyuiop qwerty123 azerty123 password motdepasse passw0rd
  iloveyou jetaime doudou loulou chouchou soleil bonjour princesse marseille chocolat nicolas camille julien
  monamour coucou football letmein welcome admin administrateur dragon monkey sunshine princess abc123 abcdef
  abcd1234 aaaaaa qazwsx 1q2w3e4r zxcvbnm trustno1 superman batman starwars michael jordan charlie shadow master
  freedom whatever nothing secret coiffure coiffeuse coiffeur cheveux beaute beauty hairstyle salon ondee
  transformation changeme changezmoi secret1 test tests tester loveme love123 amour family famille vacances
  papillon tigrou caramel vanille cheval chaton minou mimine pupuce poupee louloutte gaston thomas alexandre
  sandrine valerie isabelle caroline nathalie sophie laura marine pauline celine lucie manon emilie`
    .split(/\s+/)
    .filter(Boolean),
])

export function isCommonPassword(password: string, ...personal: string[]): boolean {
  const typed = password.normalize('NFC').toLowerCase()
  const bare = typed.replace(/[^\p{Letter}]+$/u, '')
  if (BREACHED.has(typed) || COMMON.has(typed) || COMMON.has(bare)) return true
  if (new Set(typed).size <= 2) return true
  return personal.some(
    (word) => word.length >= 4 && (typed === word.toLowerCase() || bare === word.toLowerCase()),
  )
}
