import type { ReactNode } from 'react';
import classes from './record-table.module.css';

/** The name of a row, cut off at its end where there is no room, and beside it in grey what is never cut. */
export function RowTitle({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <span className={classes.title}>
      <span className={classes.cut}>{children}</span>
      {beside && <span className={classes.beside}>{beside}</span>}
    </span>
  );
}
