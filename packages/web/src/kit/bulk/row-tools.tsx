import type { ReactNode } from 'react';
import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import type { RowAct } from './acts.ts';
import type { CellActProps } from './cell-act.tsx';
import classes from './row-tools.module.css';
import type { RowChoice } from './use-chosen.ts';

/* What rows are chosen and changed with comes after the rows; their place is kept free. */

const Row = lazyPart<{ choice: RowChoice<unknown>; row: unknown; name: string }>(
  part(() => import('./choosing.tsx'), 'ChooseRow'),
  { later: true },
);
const Page = lazyPart<{ choice: RowChoice<unknown> }>(
  part(() => import('./choosing.tsx'), 'ChoosePage'),
  { later: true },
);
const Act = lazyPart<CellActProps>(
  part(() => import('./cell-act.tsx'), 'CellAct'),
  { later: true },
);

/** The box of a row or, without one, that of the page. */
export function Choose<R>({ of, row, name = '' }: { of: RowChoice<R>; row?: R; name?: string }) {
  const choice = of as unknown as RowChoice<unknown>;
  return row === undefined ? (
    <Page choice={choice} />
  ) : (
    <Row choice={choice} row={row} name={name} />
  );
}

/** What a cell shows, with the way to change it in its place if there is one. */
export function EditableCell<R>({
  act,
  row,
  name,
  children,
}: {
  act: RowAct<R> | undefined;
  row: R;
  name: string;
  children: ReactNode;
}) {
  if (!act) return children;
  return (
    <span className={classes.cell} data-editable>
      {/* One thing beside the button, however many lines it has. */}
      <span className={classes.shown}>{children}</span>
      <span className={classes.tool}>
        <Act act={act as unknown as RowAct<unknown>} row={row} name={name} />
      </span>
    </span>
  );
}
