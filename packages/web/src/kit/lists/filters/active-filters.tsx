import { Suspense, useEffect } from 'react';
import { whenIdle } from '../../first-screen/idle.ts';
import { suspendingPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import type { ListState } from '../state/use-list-state.ts';
import type { FilterField } from '../types.ts';
import classes from './filter-chips.module.css';

const FilterChips = suspendingPart(part(() => import('./filter-chips.tsx'), 'FilterChips'));
// An address with filters shows them in its first picture: they come beside the rows' data.
if (window.location.search.includes('filter')) void FilterChips.preload();

/** The filters that are on, as chips; most first pictures have none. */
export function ActiveFilters({ fields, state }: { fields: FilterField[]; state: ListState }) {
  useEffect(() => whenIdle(() => void FilterChips.preload()), []);
  if (!fields.some(({ key }) => state.values(key).length > 0)) return null;
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <FilterChips fields={fields} state={state} />
    </Suspense>
  );
}
