import { isPhotoService, type Maker, type PhotoService } from '@app/domain/engines/makers.ts'

/** The photo consent: to which service she agrees that her photos are sent; null while she has not. */
export type PhotoConsent = PhotoService | null

/** Whom she has to be asked about; null where her photos stay in the house. */
export const photoServiceOf = (maker: Maker | null | undefined): PhotoService | null =>
  maker && isPhotoService(maker) ? maker : null

/** Consent to one service is none to another: the one that makes it may have changed since she gave it. */
export const hasPhotoConsent = (service: PhotoService | null, given: PhotoConsent): boolean =>
  service === null || given === service

/** What is sent along with what she orders. */
export const photosToOf = (service: PhotoService | null, given: PhotoConsent): Maker[] =>
  service !== null && given === service ? [service] : []
