import './app/styles.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredScheme } from './app/color-scheme.ts';
import { router } from './app/router.tsx';
import { prefetchMe } from './kit/session.ts';

applyStoredScheme();
prefetchMe();
// The page's scripts and data start on their way before the first picture is drawn.
void router.preloadRoute({ to: location.pathname, search: router.state.location.search } as never);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
