import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { StepHeading } from './step-heading.tsx'
import { Stepper } from './stepper.tsx'

describe('the four steps of the wizard', () => {
  it.each([
    { step: 1, name: 'Nom et photos' },
    { step: 2, name: 'Style de cheveux' },
    { step: 3, name: 'Package d’images' },
    { step: 4, name: 'Paiement' },
    // spec: 2.78, 2.79, 2.80, 2.81
  ] as const)('step $step is « $name »', ({ step, name }) => {
    expect(drawForTest(<Stepper step={step} />)).toMatch(
      new RegExp(`aria-current="step"[^>]*><span[^>]*>${name}</span>`),
    )
    expect(drawForTest(<StepHeading step={step} />)).toContain(`>${name}</h2>`)
  })
  // spec: 4.13, 9.3
  it('are four', () => expect(drawForTest(<Stepper step={1} />).match(/<li/g)).toHaveLength(4))
})
