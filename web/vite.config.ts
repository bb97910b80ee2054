import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { typesetTexts } from './typeset-texts.ts'

/**
 * Two builds of one source: `vite build` makes what browsers load (build/client, with a manifest), and
 * `vite build --ssr` makes the page renderer of the server (build/server/render.js).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
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
      ...(isSsrBuild ? { output: { entryFileNames: '[name].js' } } : {}),
    },
    ssr: isSsrBuild,
  },
}))
