import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { FaqWords } from './faq-words.ts'

const QUESTIONS = ['delay', 'fifteen', 'which', 'salon', 'photos', 'dislike', 'clients', 'payment'] as const

interface QuestionsProps {
  email: string
  delay: string
  words: FaqWords
}

export function Questions({ email, delay, words }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <section className="py-16 desk:py-24">
      <div className="wrap grid gap-8 desk:grid-cols-[.8fr_1.3fr] desk:gap-17">
        <div className="desk:sticky desk:top-28 desk:self-start">
          <h2 className="text-title">{t('landing.faqTitle')}</h2>
          <p className="mt-6 font-[650]">{t('landing.supportTitle')}</p>
          <p className="text-ink2 desk:max-w-[19em]">
            <Support
              sentence={t('landing.support', { email, delay: delay.replaceAll(' ', '\u00a0') })}
              email={email}
            />
          </p>
        </div>
        <div className="border-line border-t">
          {QUESTIONS.map((key) => (
            <details key={key} className="group border-line border-b">
              <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-3.5 text-lead leading-snug font-semibold">
                {t(`landing.faq.${key}.question`)}
                <Icon
                  name="chevron-down"
                  className="size-5.5 text-ink2 transition-transform duration-[180ms] group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[40em] pb-5 text-ink2">{t(`landing.faq.${key}.answer`, words)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The sentence as it is written, its address made a link. */
function Support({ sentence, email }: { sentence: string; email: string }) {
  const [before, after] = sentence.split(email)
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="text-primary underline underline-offset-4">
        {email}
      </a>
      {after}
    </>
  )
}
