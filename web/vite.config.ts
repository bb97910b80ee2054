import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { typesetTexts } from './typeset-texts.ts'

/**
 * What public pages share with their islands and the dashboard, in one file: a dozen small ones would each bring a kilobyte
 * of headers.
 */
const SHARED = {
  name: 'shared',
  test: /domain\/src\/accounts\/(field-faults|account-rules)|texts\/src\/languages|web\/src\/(public\/(sign-in|toasts)\/[a-z-]+\.ts$|public\/forms\/refusal-words|preview\/handed-photo|api\/api-error|ui\/(tab-memory|before-after\/divider-position|language\/switch-language|toasts\/(handed-toast|toast-rules|when-seen)))/,
}

/**
 * The renderer has React in it, as browsers have: from its packages Node would load the development build wherever
 * NODE_ENV does not say `production`, as on a laptop.
 */
const BUILT_IN = {
  ssr: { noExternal: ['react', 'react-dom', 'react-i18next', 'html-parse-stringify'] },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/**
 * Two builds of one source: `vite build` makes what browsers load (build/client, with a manifest), and
 * `vite build --ssr` makes the page renderer of the server (build/server/render.js).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  ...(isSsrBuild && BUILT_IN),
  publicDir: 'public',
  plugins: [react(), tailwindcss(), typesetTexts()],
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The content policy forbids data: fonts, and small pictures are better cached than repeated.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The reader of HEIC photos weighs 3 MB, and is fetched by those who have one only. Anything else is less.
    chunkSizeWarningLimit: 3200,
    rolldownOptions: {
      input: isSsrBuild ? 'src/render.tsx' : ['src/public/public.ts', 'src/dashboard/dashboard.tsx'],
      output: isSsrBuild ? { entryFileNames: '[name].js' } : { codeSplitting: { groups: [SHARED] } },
    },
    ssr: isSsrBuild,
  },
}))
