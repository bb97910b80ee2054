import type { Drawing } from '../drawing.ts'
import { eyeFrame, type Place } from './eye-frame.ts'
import type { Features } from './features.ts'

export function drawEyes(drawing: Drawing, shape: Features['eyes'], gaze: 'closed' | 'open'): void {
  for (const side of ['left', 'right'] as const) {
    const at = eyeFrame(side, shape)
    if (gaze === 'closed') drawClosedEye(drawing, at)
    else drawOpenEye(drawing, at, side, shape.size)
  }
}

function drawClosedEye(drawing: Drawing, at: Place): void {
  const { line } = drawing.skin
  const lashes = `M${at(194.5, 242)}L${at(188, 245)}M${at(199, 245.5)}L${at(194, 250)}M${at(204.5, 248)}L${at(201, 253.5)}M${at(211, 249.5)}L${at(209.5, 255)}`
  drawing.add(
    `<path d="M${at(193, 240)}C${at(202, 252)} ${at(219, 254)} ${at(229, 243)}C${at(219, 249.5)} ${at(203, 248)} ${at(193, 240)}Z" fill="${line}"/>`,
    `<path d="${lashes}" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round"/>`,
    `<path d="M${at(196, 233)}C${at(206, 227)} ${at(220, 228)} ${at(227, 236)}" fill="none" stroke="${line}" stroke-width="1.3" opacity=".35" stroke-linecap="round"/>`,
  )
}

function drawOpenEye(drawing: Drawing, at: Place, side: string, size: number): void {
  const { line, white } = drawing.skin
  const clip = `${drawing.id}-${side}-eye`
  const opening = `M${at(193.5, 242)}C${at(201, 231)} ${at(219, 229)} ${at(229.5, 243)}C${at(221, 249.5)} ${at(203, 250)} ${at(193.5, 242)}Z`
  drawing.define(`<clipPath id="${clip}"><path d="${opening}"/></clipPath>`)
  drawing.add(
    `<path d="${opening}" fill="${white}"/><g clip-path="url(#${clip})">${iris(drawing, at, size)}<path d="M${at(191, 241)}C${at(201, 230)} ${at(219, 228)} ${at(231, 242)}" fill="none" stroke="${line}" stroke-width="5.5" opacity=".26"/></g>`,
    `<path d="M${at(186, 239.5)}C${at(189, 241.5)} ${at(191, 242)} ${at(193.5, 242)}C${at(202, 234)} ${at(218, 232)} ${at(229.8, 243.6)}C${at(220, 227.5)} ${at(202, 227)} ${at(192, 238)}C${at(190, 239.5)} ${at(188, 239.8)} ${at(186, 239.5)}Z" fill="${line}"/>`,
    `<path d="M${at(196, 230)}C${at(205, 222.5)} ${at(219, 222.5)} ${at(228, 231)}" fill="none" stroke="${line}" stroke-width="1.3" opacity=".38" stroke-linecap="round"/>`,
    `<path d="M${at(199, 249.6)}C${at(206, 252.4)} ${at(216, 252.2)} ${at(223, 249.4)}" fill="none" stroke="${line}" stroke-width="1.1" opacity=".32" stroke-linecap="round"/>`,
  )
}

function iris(drawing: Drawing, at: Place, size: number): string {
  const circle = (x: number, y: number, radius: number, fill: string) => {
    const [cx, cy] = at(x, y).split(' ')
    return `<circle cx="${cx}" cy="${cy}" r="${+(radius * size).toFixed(1)}" fill="${fill}"/>`
  }
  const { eye, line } = drawing.skin
  return (
    circle(211.5, 240, 9, line) +
    circle(211.5, 240, 8, eye) +
    circle(211.5, 240, 4, '#1A0C08') +
    circle(213.8, 236.8, 1.9, '#fff')
  )
}
