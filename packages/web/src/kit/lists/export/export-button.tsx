import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type ComponentProps, Suspense, useState } from 'react';
import { suspendingPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';

export type ListExport = {
  endpoint: Endpoint;
  params?: object;
  /** The query of the list; its page does not matter. */
  query: Record<string, unknown>;
  /** How many rows there are, for the words. */
  count: number;
};

const Menu = suspendingPart(part(() => import('./export-menu.tsx'), 'ExportMenu'));

/** 'Eksport': the whole list as it is filtered and ordered now. Its menu comes when first asked for. */
export function ExportButton(props: ListExport) {
  const [used, setUsed] = useState(false);
  const button = <Opener disabled={props.count === 0} onClick={() => setUsed(true)} />;
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...props} onClose={() => setUsed(false)} />
    </Suspense>
  );
}

export function Opener(props: ComponentProps<'button'>) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      aria-haspopup="menu"
      {...props}
    >
      Eksport
    </Button>
  );
}
