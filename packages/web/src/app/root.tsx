import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { ConfirmHost } from '../kit/confirm.tsx';
import { queryClient } from '../kit/query-client.ts';
import { Toaster } from '../kit/toaster.tsx';
import { theme, variables } from './theme.ts';

export function Root() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <ConfirmHost />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  );
}
