import type { ReactNode } from 'react';
import { AppLink } from '../../navigation/link.tsx';
import type { Target } from '../../navigation/use-anchor.ts';
import classes from './record-table.module.css';

/** The name of a row as its link or button; it carries the focus while rows are walked. */
export function Opener({
  target,
  row,
  children,
}: {
  /** The key of the row, by which the focus finds it again. */
  row: string | number;
  target: Target | (() => void) | null | undefined;
  children: ReactNode;
}) {
  if (!target) return children;
  if (typeof target === 'function') {
    return (
      <button type="button" className={`bare ${classes.open}`} onClick={target} data-row-open={row}>
        {children}
      </button>
    );
  }
  return (
    <AppLink {...target} className={classes.open} row={row}>
      {children}
    </AppLink>
  );
}
