import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { LIGHTEST_DEPTH } from '@app/domain/catalogue/tones.ts'
import type { DraftChanges } from '@app/domain/drafts/drafts-api.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToneChoice } from '../../preview/tone-choice.tsx'
import { Button } from '../../ui/button.tsx'
import { FIELD_LOOKS } from '../../ui/fields/field-frame.tsx'
import { RadioCards } from '../../ui/fields/radio-card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useWords } from '../../ui/language/use-words.ts'
import { headPreviews } from '../preview/head-previews.ts'
import { PreviewBar } from '../preview/preview-bar.tsx'
import { useKeepSeenPreview } from '../preview/seen-preview.ts'
import { useCarriedStyles, type WhyNot } from '../preview/use-carried-styles.ts'
import { isRead, useDraftPreview } from '../preview/use-draft-preview.ts'
import { CatalogueGap } from './catalogue-gap.tsx'
import { useBaseStyles } from './catalogue-queries.ts'
import { useFavouriteStyles } from './favourite-styles.ts'
import { FilterBar } from './filter-bar.tsx'
import { StyleCard } from './style-card.tsx'
import { filterStyles, matches, type ShownStyles, usefulFilters } from './style-filters.ts'
import { StylesNote } from './styles-note.tsx'

export interface StyleStepProps {
  value: BaseStyleId | null
  /** Null: each style in its own. */
  tone: OfferedTone | null
  /** The style she chose, where her photos turned out not to carry it. */
  missed: { style: BaseStyleId; why: WhyNot } | null
  onChange: (changes: Pick<DraftChanges, 'baseStyle' | 'tone'>) => void
}

/** Step 2: the tone, and the heads in it, as two radio groups. */
export function StyleStep({ value, tone, missed, onChange }: StyleStepProps) {
  const { t } = useTranslation()
  const styles = useBaseStyles()
  const [filter, setFilter] = useState<ShownStyles>(null)
  const [query, setQuery] = useState('')
  const favourites = useFavouriteStyles()
  const wordsOf = useStyleWords()
  const preview = useDraftPreview(tone)
  useKeepSeenPreview(value, tone, preview)
  // What her other photos carry takes a processor, which reading the one that is shown has first.
  const { whyNot, depthsOf, isKnown, isToldOf } = useCarriedStyles(isRead(preview))
  const [isDrawn, setIsDrawn] = useState(false)
  if (!styles.data) return <CatalogueGap query={styles} />
  const depths = depthsOf(value)
  const possible = styles.data.filter(({ id }) => whyNot(id, tone) === null).map(({ id }) => id)
  const shown = filterStyles(styles.data, filter, { favourites, possible }).filter((style) =>
    matches(wordsOf(style), query),
  )
  const showAll = () => {
    setFilter(null)
    setQuery('')
  }
  const headOf = headPreviews(preview, { shown: shown.map(({ id }) => id), isDrawn, isToldOf })
  return (
    <>
      <input
        type="search"
        aria-label={t('catalogue.search.label')}
        placeholder={t('catalogue.search.placeholder')}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        // Enter would be Suivant.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={joinClasses(FIELD_LOOKS, 'mb-2 max-w-[26rem]')}
      />
      <FilterBar
        filters={usefulFilters(styles.data)}
        chosen={filter}
        total={styles.data.length}
        possible={isKnown ? possible.length : null}
        favourites={favourites.length}
        onChoose={setFilter}
      />
      <ToneChoice
        own={styles.data.find(({ id }) => id === value)?.toneCode ?? null}
        value={tone}
        depths={depths}
        note={depths.upTo < LIGHTEST_DEPTH ? t('preview.wizard.upTo', { depth: depths.upTo }) : null}
        onChange={(chosen) => onChange({ tone: chosen })}
      />
      <PreviewBar
        preview={preview}
        isChecking={!isKnown && isRead(preview)}
        isDrawn={isDrawn}
        onDrawn={setIsDrawn}
      />
      <p role="status" className="sr-only">
        {t('catalogue.shownStyles', { count: shown.length })}
      </p>
      <RadioCards
        label={t('catalogue.styles')}
        value={value}
        onChange={(baseStyle) => onChange({ baseStyle })}
        className="grid grid-cols-2 gap-3 tab:grid-cols-3 desk:grid-cols-4 desk:gap-[18px]"
      >
        {shown.map((style, at) => (
          <StyleCard
            key={style.id}
            style={style}
            tone={tone}
            preview={headOf(style.id)}
            at={at}
            impossible={whyNot(style.id, tone) ?? (missed?.style === style.id ? missed.why : null)}
            isFavourite={favourites.includes(style.id)}
          />
        ))}
      </RadioCards>
      {shown.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          {t(
            filter === 'favourites' && favourites.length === 0
              ? 'catalogue.search.noFavourites'
              : 'catalogue.search.none',
          )}
          <Button kind="text" size="small" onClick={showAll}>
            {t('catalogue.search.all')}
          </Button>
        </p>
      )}
      <StylesNote preview={preview} isDrawn={isDrawn} tone={tone} />
    </>
  )
}

/** Everything a style can be looked for by. */
function useStyleWords(): (style: BaseStyle) => string {
  const { t } = useTranslation()
  const words = useWords()
  return ({ words: own, toneCode, length, texture, fringe }) =>
    [
      words(own.label),
      words(own.description),
      `${toneCode} ${words(own.toneLabel)}`,
      t(`catalogue.lengths.${length}`),
      t(`catalogue.textures.${texture}`),
      // « sans frange » would be found by whoever looks for one.
      fringe === 'aucune' ? '' : t(`catalogue.fringes.${fringe}`),
    ].join(', ')
}
