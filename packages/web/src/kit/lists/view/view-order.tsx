import { CardSort } from '../table/card-sort.tsx';
import type { ViewSource } from './view-button.tsx';
import classes from './view-menu.module.css';

/** By what the rows are ordered, and which way; on phones there are no headers to press. */
export function ViewOrder({ state, chosen }: ViewSource<never>) {
  return (
    <div className={classes.field}>
      <span aria-hidden>Kolejność</span>
      <CardSort columns={chosen.all} sort={state.sort} order={state.order} onSort={state.setSort} />
    </div>
  );
}
