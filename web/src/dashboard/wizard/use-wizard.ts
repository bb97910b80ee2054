import { reachableStep, type WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft, DraftChanges } from '@app/domain/drafts/drafts-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHasFirstFree } from '../catalogue/catalogue-queries.ts'
import { draftQuery } from '../drafts/draft-queries.ts'
import { draftSaver, saveWhileLeaving } from '../drafts/draft-saving.ts'

export interface OpenWizard {
  /** The draft as she sees it: what the server has, under what she has changed since. */
  draft: Draft
  step: WizardStep
  change: (changes: DraftChanges) => void
  goTo: (step: WizardStep) => void
}

export interface WizardState {
  open: OpenWizard | null
  error: Error | null
  retry: () => void
}

export function useWizard(): WizardState {
  const { data, error, refetch } = useQuery({ ...draftQuery, refetchOnMount: 'always' })
  const retry = () => void refetch()
  const open = useOpenDraft(data?.draft ?? null, useHasFirstFree())
  useSavingWhenLeft(data?.draft.id ?? null)
  return { open, error: open ? null : error, retry }
}

interface Edits {
  draftId: string
  step: WizardStep
  changes: DraftChanges
}

const withChanges = (edits: Edits, changes: DraftChanges): Edits => ({
  ...edits,
  step: changes.step ?? edits.step,
  changes: { ...edits.changes, ...changes },
})

/** @param hasFirstFree null while nobody knows: how far she may go depends on it */
function useOpenDraft(stored: Draft | null, hasFirstFree: boolean | null): OpenWizard | null {
  const [edits, setEdits] = useState<Edits | null>(null)
  if (!stored || (hasFirstFree === null && !edits)) return null
  const base = { ...stored, ...draftSaver.unsaved(stored.id) }
  // Decided once, when a draft arrives: a verdict that comes later must not move her to another step.
  if (edits?.draftId !== stored.id)
    setEdits({ draftId: stored.id, step: reachableStep(base.step, base, hasFirstFree ?? false), changes: {} })
  if (edits?.draftId !== stored.id) return null
  const change = (changes: DraftChanges) => {
    setEdits((old) => old && withChanges(old, changes))
    draftSaver.change(stored.id, changes)
  }
  const goTo = (step: WizardStep) => {
    change({ step })
    void draftSaver.flush()
  }
  return { draft: { ...base, ...edits.changes }, step: edits.step, change, goTo }
}

/** Closing the sheet saves at once; so does leaving the page or putting the phone away. */
function useSavingWhenLeft(draftId: string | null): void {
  useEffect(() => {
    if (!draftId) return
    const leave = () => saveWhileLeaving(draftId)
    const hide = () => document.visibilityState === 'hidden' && void draftSaver.flush()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      void draftSaver.flush()
    }
  }, [draftId])
}
