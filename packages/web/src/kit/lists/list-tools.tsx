import { IconColumns3, IconEye } from '@tabler/icons-react';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { useState } from 'react';
import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { IconButton } from '../navigation/icon-button.tsx';
import type { ChosenColumns } from './columns/use-columns.ts';
import type { ListState } from './state/use-list-state.ts';

/** What a saved view is made of. */
export type ViewSource<R> = {
  chosen: ChosenColumns<R>;
  state: ListState & { endpoint: Endpoint };
};

// biome-ignore lint/suspicious/noExplicitAny: which rows they show does not matter here
type Tools = ViewSource<any>;

const Dialog = lazyPart<Tools & { which: string; onClose: () => void }>(
  part(() => import('./list-dialogs.tsx'), 'ListDialog'),
);

const tools = [
  ['Widoki', IconEye],
  ['Kolumny', IconColumns3],
] as const;

/** 'Widoki' and 'Kolumny'; their dialogs come when first asked for. */
export function ListTools({ chosen, state }: Tools) {
  const [opened, open] = useState<string | null>(null);
  return (
    <>
      {tools.map(([label, Icon]) => (
        <IconButton key={label} icon={Icon} aria-haspopup="dialog" onClick={() => open(label)}>
          {label}
        </IconButton>
      ))}
      {opened && <Dialog chosen={chosen} state={state} which={opened} onClose={() => open(null)} />}
    </>
  );
}
