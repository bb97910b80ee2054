import { DRAFT_SAVE_DELAY_MS } from '@app/domain/drafts/draft-rules.ts'
import type { DraftChanges } from '@app/domain/drafts/drafts-api.ts'

export type SaveState = 'idle' | 'waiting' | 'saved' | 'failed'

export interface SaverTools {
  save: (draftId: string, changes: DraftChanges) => Promise<unknown>
  /** True when trying again cannot help: the draft is gone. */
  isLost: (error: unknown) => boolean
}

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

/** How long to wait before the next attempt, twice as long after each failure. */
export const retryDelay = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))

/**
 * Saves what changes in the draft 500 ms after the last change, one call at a time. What could not be
 * saved is kept and tried again, also after the wizard is closed: closing never loses work.
 */
export class DraftSaver {
  readonly #tools: SaverTools
  readonly #listeners = new Set<() => void>()
  #draftId = ''
  #pending: DraftChanges = {}
  #sending: DraftChanges = {}
  #running: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #state: SaveState = 'idle'

  constructor(tools: SaverTools) {
    this.#tools = tools
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): SaveState => this.#state

  /** What the server does not have for certain yet, to lay over what it answers. */
  unsaved(draftId: string): DraftChanges {
    return draftId === this.#draftId ? { ...this.#sending, ...this.#pending } : {}
  }

  change(draftId: string, changes: DraftChanges): void {
    if (draftId !== this.#draftId) this.#pending = {}
    this.#draftId = draftId
    this.#pending = { ...this.#pending, ...changes }
    this.#setState('waiting')
    this.#saveIn(DRAFT_SAVE_DELAY_MS)
  }

  /** Saves now. Resolves when nothing is left to save, or when it failed (and will be tried again). */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#running) await this.#running
    if (isEmpty(this.#pending)) return
    this.#running = this.#save().finally(() => {
      this.#running = null
    })
    await this.#running
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  async #save(): Promise<void> {
    this.#sending = this.#pending
    this.#pending = {}
    try {
      await this.#tools.save(this.#draftId, this.#sending)
      this.#failures = 0
      this.#setState(isEmpty(this.#pending) ? 'saved' : 'waiting')
    } catch (error) {
      this.#keepFor(error)
    }
    this.#sending = {}
  }

  #keepFor(error: unknown): void {
    const isLost = this.#tools.isLost(error)
    this.#setState(isLost ? 'idle' : 'failed')
    if (isLost) return
    this.#pending = { ...this.#sending, ...this.#pending }
    this.#failures += 1
    this.#saveIn(retryDelay(this.#failures))
  }

  #setState(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

const isEmpty = (changes: DraftChanges): boolean => Object.keys(changes).length === 0
