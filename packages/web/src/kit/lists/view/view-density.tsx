import { rowsAPage } from '../state/list-address.ts';
import type { ListState } from '../state/use-list-state.ts';
import classes from './view-menu.module.css';

/** How many rows a page has. */
export function ViewDensity({ state }: { state: ListState }) {
  return (
    <label className={classes.field}>
      Wierszy na stronie
      <select
        value={state.perPage}
        onChange={(event) => state.setPerPage(Number(event.currentTarget.value))}
      >
        {/* An address may ask for any number. */}
        {[...new Set([...rowsAPage, state.perPage])]
          .sort((a, b) => a - b)
          .map((rows) => (
            <option key={rows} value={rows}>
              {rows}
            </option>
          ))}
      </select>
    </label>
  );
}
