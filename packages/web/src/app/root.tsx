import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queryClient } from '../kit/calls/query-client.ts';
import { ConfirmHost } from '../kit/dialogs/confirm.tsx';
import { Toaster } from '../kit/dialogs/toaster.tsx';
import { whenIdle } from '../kit/first-screen/idle.ts';
import { lazyPart } from '../kit/first-screen/lazy-part.tsx';
import { part } from '../kit/first-screen/part.ts';

/** Nothing is typed and nothing lies over the page before the first screen has come to rest. */
const LeaveGuard = lazyPart(
  part(() => import('../kit/forms/drafts/leave-guard.tsx'), 'LeaveGuard'),
);

export function Root() {
  const [rests, setRests] = useState(false);
  useEffect(() => whenIdle(() => setRests(true)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <ConfirmHost />
      {rests && <LeaveGuard />}
      <Toaster />
    </QueryClientProvider>
  );
}
