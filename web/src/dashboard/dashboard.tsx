import './dashboard.css'
import '../ui/theme/controls.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadTexts } from '../ui/language/load-texts.ts'
import { UiFrame } from '../ui/ui-frame.tsx'
import { routes } from './pages.tsx'
import { keepFocus } from './shell/keep-focus.ts'
import { createQueryClient } from './shell/query-client.ts'
import { createRouter } from './shell/router.ts'

const place = document.getElementById('dashboard')
if (!place) throw new Error('the page has no element #dashboard to draw the dashboard in')

// Windows lie beside it, in the body.
keepFocus(document.body)
const texts = await loadTexts(document.documentElement.lang)
createRoot(place).render(
  <StrictMode>
    <UiFrame texts={texts}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createRouter(routes)} />
      </QueryClientProvider>
    </UiFrame>
  </StrictMode>,
)
