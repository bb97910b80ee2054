import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Vite as its template sets it up, but for the folder our sources are read from. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(import.meta.dirname, '../../../web/public'),
  // Ours and the peers' installation each bring a React.
  resolve: { dedupe: ['react', 'react-dom'] },
  plugins: [react(), tailwindcss()],
})
