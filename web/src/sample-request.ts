import { NO_CLAIMS } from '@app/domain/site/claims.ts'
import type { PageRequest, Site } from './page-contract.ts'

/** A house and a visit for tests of pages; each test changes what it is about. */
export const sampleSite: Site = {
  brand: 'Ondée',
  supportEmail: 'bonjour@ondee.example',
  supportChat: null,
  supportDelay: '48 h',
  makers: ['hair'],
  publicUrl: 'https://ondee.example',
  firstFree: true,
  packages: [],
  stylesOffered: 16,
  social: { instagram: 'https://instagram.example/ondee', tiktok: null, whatsapp: null },
  legal: {},
  claims: NO_CLAIMS,
}

export const sampleRequest = (change: Partial<PageRequest> = {}): PageRequest => ({
  path: '/',
  query: {},
  language: 'fr',
  signedIn: false,
  site: sampleSite,
  indexable: true,
  assets: {
    script: (source) => `/assets/${source}.js`,
    imports: () => [],
    styles: () => ['/assets/theme.css'],
    preload: [],
  },
  headHtml: '',
  ...change,
})
