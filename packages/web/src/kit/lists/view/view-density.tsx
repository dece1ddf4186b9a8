import { listLookOf, useMe, useSetting } from '../../calls/session.ts';
import { rowsAPage } from '../state/list-address.ts';
import type { ListState } from '../state/use-list-state.ts';
import { ViewChoice } from './view-choice.tsx';
import classes from './view-menu.module.css';

const densities = [
  ['usual', 'Zwykła'],
  ['dense', 'Gęsta'],
] as const;

/** How high rows are, and how many a page has: as the person likes it, in every list. */
export function ViewDensity({ state }: { state: ListState }) {
  const { dense } = listLookOf(useMe());
  const [, keepDensity] = useSetting('list-density');
  return (
    <>
      <ViewChoice
        label="Gęstość wierszy"
        options={densities}
        value={dense ? 'dense' : 'usual'}
        onChoose={keepDensity}
      />
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
    </>
  );
}
