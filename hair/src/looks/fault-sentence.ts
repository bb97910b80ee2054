import type { LookFault, LookFaultCode } from '../cut/look/look-gate.ts'

/** What is wrong and what would be right, for whoever took the picture. Measured values follow in brackets. */
const SENTENCES: Record<LookFaultCode, string> = {
  score: 'It is not clear where the hair ends. A plain background of another colour than the hair helps.',
  sides: 'The hair is cut off at the sides of the picture. Leave room on both sides.',
  top: 'The hair is cut off at the top of the picture. Leave room above the head.',
  bottom: 'Much of the hair is cut off at the bottom of the picture. Show it down to its ends.',
  fuzz: 'The outline of the hair is too soft. A sharp picture with even light helps.',
  leak: 'Hair lies over the middle of the face. Keep the face free.',
  throat: 'Hair covers the throat, or a collar is taken for hair. Show the neck.',
  odd: 'Something of another colour is taken for hair: clothes, a hairband, the background.',
  skin: 'Forehead and hair are hard to tell apart. More contrast or other light helps.',
  spur: 'Something beside the neck is taken for hair: a collar, a chair, a hand.',
  turn: 'The head is turned too far. Look straight into the camera.',
  lean: 'The head leans to one side. Hold it upright.',
  facePixels: 'The face is too small in the picture. Take a larger one, or go nearer.',
  area: 'There is too little hair to see.',
}

/** One sentence with the figures behind it. */
export const faultSentence = ({ code, measured, limit }: LookFault): string =>
  `${SENTENCES[code]} (${code} ${figure(measured)}, limit ${figure(limit)})`

const figure = (x: number): string => (x >= 10 ? String(Math.round(x)) : x.toFixed(2))
