import type { ReactNode } from 'react'

export const metadata = {
  title: "Page d'accueil",
  description: "La page d'accueil, rendue par Next et hydratée.",
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <link rel="stylesheet" href="/landing.css" />
      </head>
      <body>{children}</body>
    </html>
  )
}
