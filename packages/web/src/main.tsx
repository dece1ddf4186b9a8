import './app/theme/styles.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredScheme } from './app/frame/color-scheme.ts';
import { places } from './app/rooms.ts';
import { router } from './app/router.tsx';
import { Mantine } from './app/theme/mantine.tsx';
import { queryClient } from './kit/calls/query-client.ts';
import { prefetchMe } from './kit/calls/session.ts';
import { keepPage } from './kit/files/kept-page.ts';
import { provideQuickAdd } from './kit/forms/quick-add.ts';
import { providePlaces } from './kit/navigation/places.ts';
import { loadClientQuickAdd } from './rooms/clients/index.ts';

providePlaces(places);
provideQuickAdd('client', loadClientQuickAdd);

window.addEventListener('dragover', keepPage);
window.addEventListener('drop', keepPage);

applyStoredScheme();
prefetchMe();
// The page's scripts and data start on their way before the first picture is drawn, and the router
// has its place by then: else it would find it in the middle, and all be drawn in one stretch.
const page = router.load();

/** How long the first picture waits to be whole, in milliseconds: else it would be drawn twice. */
const longest = 150;

/** Page and data are there, or took too long; what failed, the screen tells. */
async function ready(): Promise<void> {
  const answers = new Promise<void>((resolve) => {
    const look = () => queryClient.isFetching() === 0 && resolve();
    queryClient.getQueryCache().subscribe(look);
    void page.then(look, look);
  });
  await Promise.race([
    Promise.all([page.catch(() => undefined), answers]),
    new Promise((resolve) => window.setTimeout(resolve, longest)),
  ]);
}

const root = document.getElementById('root');
if (root) {
  void ready().then(() =>
    createRoot(root).render(
      <StrictMode>
        {/* Around the router, which shows what loads and what failed in place of its root, too. */}
        <Mantine>
          <RouterProvider router={router} />
        </Mantine>
      </StrictMode>,
    ),
  );
}
