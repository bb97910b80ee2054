import type { PackageType } from '@app/domain/catalogue/packages.ts'
import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error.ts'

/** The server's own sentence, or what we know about a call that never got one. */
export function causeSentence(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('payment.errors.unknown')
  return error.isNetwork ? t('payment.errors.network') : error.sentence || t('payment.errors.unknown')
}

/** Why the payment could not be prepared, and why not. */
export function initSentence(error: unknown, t: TFunction): string {
  if (error instanceof ApiError && error.isNetwork) return t('payment.errors.initNetwork')
  const usual = t('payment.errors.init')
  const said = error instanceof ApiError ? error.sentence : ''
  return said && said !== usual ? `${usual}. ${said}` : usual
}

/** Why a free transformation could not be created, and why not, when the server said so. */
export function creationSentence(error: unknown, type: PackageType | undefined, t: TFunction): string {
  const usual = t(type === 'pro_test' ? 'payment.errors.freeTest' : 'payment.errors.creation')
  return error instanceof ApiError && error.sentence ? `${usual}. ${error.sentence}` : usual
}
