import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { ConfirmHost } from '../kit/confirm.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { queryClient } from '../kit/query-client.ts';
import { Toaster } from '../kit/toaster.tsx';
import { theme } from './theme.ts';

export function Root() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <ConfirmHost />
        <LeaveGuard />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  );
}
