export { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
