import { pages } from '@app/domain/routes.ts'
import { createBrowserRouter } from 'react-router'
import { TransformationPage } from '../transformations/transformation-page.tsx'
import { BrokenPage } from './broken-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'
import { WizardPage } from './wizard-page.tsx'

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <BrokenPage />,
      children: [
        {
          path: pages.dashboard(),
          element: <DashboardPage />,
          children: [{ path: pages.wizard(), element: <WizardPage /> }],
        },
        { path: pages.transformation(':id'), element: <TransformationPage /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ])
