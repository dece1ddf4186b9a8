import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { QueryInput } from '@zaplecze/contract/kit/calls/endpoint';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { type ComponentProps, Suspense, useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';

type Query = Record<string, unknown>;

const Menu = suspendingPart(part(() => import('./report-menu.tsx'), 'ReportMenu'));

/** 'Generuj raport' of all filtered rows. The menu is loaded on first use. */
export function Report({ query }: { query: Query }) {
  const [used, setUsed] = useState(false);
  // The very question that the list asks: answered once for both.
  const list = useApi(listReception, { query: query as QueryInput<typeof listReception> });
  if (!list.data || list.data.list.count === 0) return null;
  const button = <ReportOpener onClick={() => setUsed(true)} />;
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <Menu query={query} onClose={() => setUsed(false)} />
    </Suspense>
  );
}

export function ReportOpener(props: ComponentProps<'button'>) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFileText size={16} stroke={1.5} aria-hidden />}
      aria-haspopup="menu"
      {...props}
    >
      Generuj raport
    </Button>
  );
}
