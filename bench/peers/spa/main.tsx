/// <reference types="vite/client" />
import '../../../web/src/public/public.css'
import { createRoot } from 'react-dom/client'
import { Landing } from '../landing.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Landing />)
