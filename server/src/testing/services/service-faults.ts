/**
 * What real image services do wrong, each once or as often as it is planned: a local server takes them one by one, at
 * the place they belong to.
 */
export const SERVICE_FAULTS = [
  /** The webhook never comes. */
  'webhook_lost',
  'webhook_twice',
  /** It comes before the call that asked for the job has been answered. */
  'webhook_early',
  'webhook_wrongly_signed',
  /** Signed ten minutes ago. */
  'webhook_stale',
  /** 429, with the words of the service. */
  'throttled',
  /** 503, and well at the next call. */
  'down',
  /** The connection stays open, and nothing comes. */
  'silent',
  /** 200, and no JSON. */
  'garbage',
  /** The job is made, and the answer that names it is lost: the connection breaks. */
  'answer_lost',
  /** The job ends as failed. */
  'fails',
  /** Under way for ever. */
  'stuck',
  /** Succeeded, and nothing came of it. */
  'no_output',
  /** Succeeded; its address answers 404. */
  'output_gone',
  /** The picture breaks off in the middle. */
  'half_picture',
  /** The address answers a page of words. */
  'not_a_picture',
  /** Flagged as unsafe, and black. */
  'flagged',
  /** Another face than hers, or none. */
  'stranger',
  /** What the picture is to be made with is deleted there first: what a training taught, or the model of the house. */
  'unlearned',
  /** A cancellation is answered as if it had come after the end. */
  'canceled_late',
] as const
export type ServiceFault = (typeof SERVICE_FAULTS)[number]

/** Of which call: a training, a picture, or any other (an upload, a look). */
export type FaultPlace = 'training' | 'picture' | 'call'

export class ServiceFaults {
  readonly #planned: { fault: ServiceFault; at: FaultPlace; left: number }[] = []

  plan(fault: ServiceFault, at: FaultPlace, times = 1): void {
    this.#planned.push({ fault, at, left: times })
  }

  /** Whether this goes wrong now; one of the planned times is used up. */
  take(fault: ServiceFault, at: FaultPlace): boolean {
    const planned = this.#planned.find((one) => one.fault === fault && one.at === at && one.left > 0)
    if (planned) planned.left -= 1
    return planned !== undefined
  }

  forget(): void {
    this.#planned.length = 0
  }
}
