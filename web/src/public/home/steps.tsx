import { art } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Emphasised } from '../emphasised.tsx'

const STEPS = ['share', 'create', 'choose'] as const
type Step = (typeof STEPS)[number]

const PICTURES: Record<Step, ReactNode> = {
  share: <SharedPhotos />,
  create: <DrawnStrands />,
  choose: <ChosenLook />,
}

export function Steps() {
  const { t } = useTranslation()
  return (
    <section className="bg-surface py-16 desk:py-24">
      <div className="wrap">
        <h2 className="max-w-[15em] text-title">
          <Emphasised text={t('landing.stepsTitle')} />
        </h2>
        <ol className="mt-11 grid gap-11 desk:grid-cols-3 desk:gap-8.5">
          {STEPS.map((step, place) => (
            <li key={step} className="step">
              <div aria-hidden="true" className="step-picture">
                {PICTURES[step]}
              </div>
              <h3 className="flex items-baseline gap-3.5 text-h3">
                <span aria-hidden="true" className="text-[2.3rem] leading-[.8] text-copper-text italic">
                  {place + 1}
                </span>
                {t(`landing.steps.${step}.title`)}
              </h3>
              <p className="max-w-[27em] text-ink2">{t(`landing.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function SharedPhotos() {
  return (
    <div className="photos">
      <p className="photo photo-left">
        <img src={art.hero('avant')} alt="" loading="lazy" />
      </p>
      <p className="photo photo-right">
        <img src={art.hero('avant')} alt="" loading="lazy" />
      </p>
      <p className="photo photo-front">
        <img src={art.hero('avant')} alt="" loading="lazy" />
      </p>
    </div>
  )
}

function DrawnStrands() {
  return (
    <>
      <div className="half-drawn" />
      <img src={art.hero('apres')} alt="" loading="lazy" className="half-head" />
    </>
  )
}

function ChosenLook() {
  return (
    <div className="picks">
      <p className="bg-tint-iris">
        <img src={art.style('carre_frange')} alt="" loading="lazy" />
      </p>
      <p className="pick-chosen bg-tint-blond">
        <img src={art.style('ondulations_soleil')} alt="" loading="lazy" />
        <span className="absolute top-2 right-2 grid size-[30px] place-items-center rounded-full bg-primary text-on-primary">
          <Icon name="check" className="size-4.5" />
        </span>
      </p>
      <p className="bg-tint-veil">
        <img src={art.style('boucles_libres')} alt="" loading="lazy" />
      </p>
    </div>
  )
}
