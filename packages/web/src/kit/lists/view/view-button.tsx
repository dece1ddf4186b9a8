import { IconLayoutList } from '@tabler/icons-react';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type ComponentProps, Suspense, useState } from 'react';
import { suspendingPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import { IconButton } from '../../navigation/icon-button.tsx';
import type { ChosenColumns } from '../columns/use-columns.ts';
import type { ListExport } from '../export/export-button.tsx';
import type { ListState } from '../state/use-list-state.ts';
import type { ViewAction } from '../types.ts';

/** What a saved view is made of. */
export type ViewSource<R> = {
  chosen: ChosenColumns<R>;
  state: ListState & { endpoint: Endpoint };
};

/** What stands behind 'Widok': of a list of the kit its state and columns, of other pages what they have. */
export type ViewMenuProps = {
  // biome-ignore lint/suspicious/noExplicitAny: which rows they show does not matter here
  source?: ViewSource<any>;
  /** The list can be shown as a board. */
  board?: boolean;
  exported?: ListExport | undefined;
  more?: ViewAction[] | undefined;
};

const Menu = suspendingPart(part(() => import('./view-parts.ts'), 'ViewMenu'));

/** 'Widok': how a list looks and what else can be done with the whole of it. All of it comes when first asked for. */
export function ViewButton(props: ViewMenuProps) {
  const [used, setUsed] = useState(false);
  const button = <ViewOpener {...props} onClick={() => setUsed(true)} />;
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...props} onClose={() => setUsed(false)} />
    </Suspense>
  );
}

/** `data-export`: what Ctrl P prints (kit/print); `data-more`: what stands behind it under names of its own, for Ctrl K (rooms/search). */
export function ViewOpener({
  source,
  exported,
  more,
  ref,
  onClick,
}: ViewMenuProps & Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) {
  return (
    <IconButton
      ref={ref}
      icon={IconLayoutList}
      variant="subtle"
      color="gray"
      aria-haspopup="dialog"
      data-list-key="v"
      data-of-list={source && true}
      data-export={exported?.paper && exported.count > 0 ? '' : undefined}
      data-more={more?.map(({ label }) => label).join()}
      onClick={onClick}
    >
      Widok
    </IconButton>
  );
}
