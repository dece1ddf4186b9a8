import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { PersonalCaseRow } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { caseStatuses } from '@zaplecze/contract/rooms/rodo/lists';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DayText } from '../../kit/records/date-text.tsx';
import classes from './rodo.module.css';

/** The last day for the answer; one that has passed says so. */
export function LastDay({ row }: { row: Pick<PersonalCaseRow, 'due' | 'status' | 'extended'> }) {
  const late = row.status === 'open' && row.due < warsawDay();
  return (
    <span className={late ? classes.late : undefined}>
      <DayText value={row.due} />
      {late && ' po terminie'}
      {row.extended && <span className={classes.second}> przedłużony</span>}
    </span>
  );
}

export function CaseStatusDot({ status }: Pick<PersonalCaseRow, 'status'>) {
  const found = caseStatuses.find(({ id }) => id === status);
  return <ColorDot color={found?.color}>{found?.name}</ColorDot>;
}
