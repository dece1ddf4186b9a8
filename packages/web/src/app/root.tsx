import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../kit/calls/query-client.ts';
import { ConfirmHost } from '../kit/dialogs/confirm.tsx';
import { Toaster } from '../kit/dialogs/toaster.tsx';
import { LeaveGuard } from '../kit/forms/drafts/leave-guard.tsx';

export function Root() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <ConfirmHost />
      <LeaveGuard />
      <Toaster />
    </QueryClientProvider>
  );
}
