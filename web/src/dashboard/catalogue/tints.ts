import { BASE_STYLES, type BaseStyleId, type Tint } from '@app/domain/catalogue/base-styles.ts'

const GROUNDS: Record<Tint, string> = {
  blond: 'bg-tint-blond',
  deep_blond: 'bg-blond',
  iris: 'bg-tint-iris',
  veil: 'bg-tint-veil',
  sky: 'bg-tint-sky',
}

export const tintOf = (id: BaseStyleId): string => GROUNDS[BASE_STYLES[id].tint]
