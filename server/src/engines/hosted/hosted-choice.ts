import { z } from 'zod'
import type { Choice } from '../../choice.ts'
import type { Scratch } from '../../storage/scratch.ts'
import { NOTHING_KEPT } from '../known-judgements.ts'
import { Planner, type Planning } from '../planner.ts'
import type { ChosenRenderer } from '../renderer.ts'
import { isLoopback } from './addresses.ts'
import type { Finisher } from './finisher.ts'
import { type HostedTerms, termNames, termsOf, type UsualTerms } from './hosted-terms.ts'
import type { ImageService } from './image-service.ts'
import type { RemoteJobStore, ServiceHealth } from './remote-job-store.ts'

export interface HostedNeeds extends Pick<Planning, 'onError'> {
  finisher: Finisher
  remoteJobs: RemoteJobStore
  health: ServiceHealth
  scratch: Pick<Scratch, 'withFolder'>
  /** Where this service tells us of a job. */
  webhookOf(service: string, key: string): string | null
}

type AnyNames = z.ZodRawShape & Record<string, z.ZodType>

interface HostedService<Names extends AnyNames, Config> {
  /** As `ENGINE` names it; its variables begin with the same word. */
  name: string
  /** Its own variables: all of them optional, since another may be chosen. */
  names: Names
  usual: UsualTerms
  /**
   * @param callMs milliseconds until one call is given up
   * @throws Error that names what is missing
   */
  configure(told: z.infer<z.ZodObject<Names>>, callMs: number): Config
  /** Where it is called. */
  urlOf(config: Config): string
  /** Its client is loaded only where it is used. */
  open(config: Config): Promise<ImageService>
}

/** An image service that `ENGINE` may name, behind the renderer and the planner that all of them share. */
export function hostedChoice<Names extends AnyNames, Config>(
  hosted: HostedService<Names, Config>,
): Choice<ChosenRenderer<HostedNeeds>> {
  const prefix = hosted.name.toUpperCase()
  const terms = termNames(prefix, hosted.usual)
  return {
    names: { ...hosted.names, ...terms },
    choose: (told) => {
      const agreed = termsOf(prefix, z.object(terms).parse(told))
      const config = hosted.configure(z.object(hosted.names).parse(told), agreed.limits.call)
      return {
        ...{ name: hosted.name, dailyBudget: agreed.dailyBudget },
        open: async (lent) => {
          const webhookOf = (service: string, key: string) =>
            reachable(lent.webhookOf(service, key), hosted.urlOf(config))
          return openHosted(await hosted.open(config), agreed, { ...lent, webhookOf })
        },
      }
    },
  }
}

/** Services call https addresses alone; one on this machine calls any. Without a webhook jobs are looked at. */
function reachable(webhook: string | null, service: string): string | null {
  if (webhook === null || webhook.startsWith('https:')) return webhook
  return isLoopback(new URL(service).hostname) ? webhook : null
}

async function openHosted(service: ImageService, terms: HostedTerms, lent: HostedNeeds) {
  const { HostedRenderer } = await import('./hosted-renderer.ts')
  const { Learning } = await import('./learning.ts')
  const { RemoteJobs } = await import('./remote-jobs.ts')
  const { SentPhotos } = await import('./sent-photos.ts')
  const { ServiceCalls } = await import('./service-calls.ts')
  const { finisher, remoteJobs: store, health, scratch, onError } = lent
  const calls = new ServiceCalls(service, health, { lookMs: terms.lookMs, onRest: onError })
  const webhookOf = (key: string) => (service.readWebhook ? lent.webhookOf(service.name, key) : null)
  const jobs = new RemoteJobs({ calls, store, callMs: terms.limits.call, webhookOf })
  const sent = new SentPhotos({ calls, store, finisher, scratch })
  const mayAffordMore = () => health.mayBegin(service.name, terms.dailyBudget)
  const learning = new Learning({ calls, jobs, store, sent, terms, mayAffordMore })
  const renderer = new HostedRenderer({ calls, jobs, learning, sent, finisher, terms })
  const mayBegin = briefly(terms.lookMs / 3, async () => (await calls.isWell()) && mayAffordMore())
  return {
    engine: new Planner(renderer, { judgements: NOTHING_KEPT, onError, mayBegin }),
    services: [service],
  }
}

/** The same answer for so long: the catalogue asks of each style. */
function briefly<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | null = null
  return () => {
    if (known && performance.now() < known.until) return known.answer
    const answer = ask()
    known = { answer, until: performance.now() + ms }
    answer.catch(() => {
      known = null
    })
    return answer
  }
}
