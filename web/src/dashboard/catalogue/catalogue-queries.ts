import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import {
  type BaseStyle,
  baseStylesAnswer,
  type Package,
  packagesAnswer,
} from '@app/domain/catalogue/catalogue-api.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reading } from '../../api/reading.ts'

export const baseStylesQuery = queryOptions({
  ...reading(api.baseStyles(), baseStylesAnswer),
  select: ({ styles }) => styles,
})

/** What is offered depends on the person: asked anew each time the wizard opens (a free package may be used up). */
export const packagesQuery = queryOptions({
  ...reading(api.packages(), packagesAnswer),
  select: ({ packages }) => packages,
  gcTime: 0,
})

export const useBaseStyles = () => useQuery(baseStylesQuery)
export const usePackages = () => useQuery(packagesQuery)

/** Her free first image is still hers, whether or not she may take it yet; null while nobody knows. */
export function useHasFirstFree(): boolean | null {
  const { data, isPending } = usePackages()
  return isPending ? null : (data?.some(({ id }) => id === 'decouverte') ?? false)
}

export const useBaseStyle = (id: BaseStyleId | null): BaseStyle | undefined =>
  useBaseStyles().data?.find((style) => style.id === id)

export const usePackage = (id: PackageType | null): Package | undefined =>
  usePackages().data?.find((each) => each.id === id)
