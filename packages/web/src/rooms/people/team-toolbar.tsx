import { listPeople, restorePerson } from '@zaplecze/contract/rooms/people/calls';
import { Suspense } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { ExportButton } from '../../kit/lists/export/export-button.tsx';
import { FilterPills } from '../../kit/lists/filters/filter-pills.tsx';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import { dictionarySource } from '../choice-sources/index.ts';
import classes from './team.module.css';
import type { TeamState } from './use-team-state.ts';

const departments = dictionarySource('department');
/** Few may see them: the others' first picture need not wait for a switch. */
const InactiveSwitch = suspendingPart(
  part(() => import('./inactive-switch.tsx'), 'InactiveSwitch'),
);
/** What narrows the directory, and its download; `count`: people shown, once they are known. */
export function TeamToolbar({ state, count }: { state: TeamState; count: number | undefined }) {
  const seesInactive = useMay(restorePerson);
  return (
    <div className={classes.toolbar}>
      <SearchBox placeholder="Szukaj osoby…" value={state.search} onSearch={state.setSearch} />
      {seesInactive && (
        <Suspense fallback={<span className={classes.switchPlace}>Wyłączone konta</span>}>
          <InactiveSwitch checked={state.inactive} onChange={state.setInactive} />
        </Suspense>
      )}
      {count !== undefined && (
        <ExportButton
          endpoint={listPeople}
          query={{ ...state.query, department: state.department }}
          count={count}
        />
      )}
      <div className={classes.pills}>
        <FilterPills
          filter="department"
          label="Dział"
          all="Wszystkie działy"
          source={departments}
          state={state.pills}
        />
      </div>
    </div>
  );
}
