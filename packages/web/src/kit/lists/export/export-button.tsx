import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { suspendingPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import type { ListState } from '../state/use-list-state.ts';
import type { FilterField, PillsProps, RowProps } from '../types.ts';

export type ListExport = {
  endpoint: Endpoint;
  params?: object;
  /** The query of the list; its page does not matter. */
  query: Record<string, unknown>;
  /** How many rows there are, for the words. */
  count: number;
  /** What its rows look like on paper; without it there is nothing to print. */
  paper?: Paper;
};

// biome-ignore lint/suspicious/noExplicitAny: which rows it has does not matter here
export type Paper = Pick<RowProps<any>, 'columns' | 'rowKey'> & {
  title: ReactNode;
  filters?: FilterField[] | undefined;
  pills?: PillsProps[] | undefined;
  state: ListState;
  /** What the whole list comes to, in words. */
  sums?: string[] | undefined;
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
