import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { addressOf } from '@zaplecze/contract/addresses';
import { addMonths, monthDays } from '@zaplecze/contract/kit/values/days';
import { listCalendar, listVacations } from '@zaplecze/contract/rooms/absences/calls';
import { Suspense, useCallback, useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { formatMonth } from '../../../kit/calendar/day-names.ts';
import { PeriodBar } from '../../../kit/calendar/period-bar.tsx';
import { useApi } from '../../../kit/calls/use-api.ts';
import { lazyPart, suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { ViewButton } from '../../../kit/lists/view/view-button.tsx';
import { LinkButton } from '../../../kit/navigation/link.tsx';
import { PageHead } from '../../../kit/navigation/page-head.tsx';
import { EmptyState, ErrorState } from '../../../kit/records/states.tsx';
import { ImpactHost } from '../../impact/index.ts';
import type { AbsenceStart } from '../absence-form.tsx';
import { CalendarWait } from '../calendar/calendar-wait.tsx';
import { Segments } from '../calendar/segments.tsx';
import { useTeamCalendarState } from '../calendar/use-calendar-state.ts';
import classes from './team-calendar.module.css';
import { TeamGrid } from './team-grid.tsx';
import { TeamGridSkeleton } from './team-grid-skeleton.tsx';

const AbsenceOver = lazyPart(part(() => import('../absence-over.tsx'), 'AbsenceOver'));
const DepartmentPicker = suspendingPart(
  part(() => import('../calendar/department-picker.tsx'), 'DepartmentPicker'),
);
// Below everything else: it pushes nothing away.
const Legend = lazyPart(part(() => import('../calendar/legend.tsx'), 'Legend'));
// On the first picture, but with more scripts than all the rest of it.
void DepartmentPicker.preload();

const kinds = [
  { value: 'all', label: 'Wszystko' },
  { value: 'vacations', label: 'Tylko urlopy' },
];

/** The absence calendar: a row for each person, a column for each day of the month. */
export function TeamCalendarPage() {
  const state = useTeamCalendarState();
  const { month, department, onlyVacations } = state;
  const [start, setStart] = useState<AbsenceStart | null>(null);
  const close = useCallback(() => setStart(null), []);
  const answer = useApi(
    listVacations,
    {
      query: {
        ...monthDays(month),
        ...(!onlyVacations && { all: '1' as const }),
        filter: department === null ? {} : { department: String(department) },
      },
    },
    { placeholderData: keepPreviousData },
  );
  // People stay while the next month comes; the bars of the former one would lie.
  const entries = answer.isPlaceholderData ? [] : (answer.data?.list ?? []);
  const waiting = !answer.error && (answer.isPlaceholderData || !answer.data);
  const shown = {
    ...monthDays(month),
    filter: {
      ...(onlyVacations && { isVacation: '1' }),
      ...(department !== null && { department: String(department) }),
    },
  };
  return (
    <div className={classes.page}>
      <PageHead
        title="Kalendarz nieobecności"
        tools={
          <ViewButton exported={{ endpoint: listCalendar, query: shown, count: entries.length }} />
        }
      >
        <div className={classes.actions}>
          <LinkButton size="xs" variant="default" to={addressOf('absenceRequests')}>
            Wnioski
          </LinkButton>
          <Button
            size="xs"
            data-primary
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setStart({})}
          >
            Dodaj nieobecność
          </Button>
        </div>
      </PageHead>
      <div className={classes.toolbar}>
        <PeriodBar
          title={formatMonth(month)}
          unit="miesiąc"
          onBack={() => state.setMonth(addMonths(month, -1))}
          onForward={() => state.setMonth(addMonths(month, 1))}
          onToday={state.today}
        />
        <div className={classes.department}>
          <Suspense fallback={<div className={classes.pickerPlace}>Wszystkie działy</div>}>
            <DepartmentPicker value={department} onPick={state.setDepartment} />
          </Suspense>
        </div>
        <Segments
          aria-label="Które wpisy"
          data={kinds}
          value={onlyVacations ? 'vacations' : 'all'}
          onChange={(value) => state.setOnlyVacations(value === 'vacations')}
        />
        {waiting && <CalendarWait />}
      </div>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.data?.users.length === 0 && (
        <EmptyState
          title="W tym dziale nikogo nie ma"
          text="Wybierz inny dział albo pokaż wszystkich."
          action={
            <Button size="xs" variant="default" onClick={() => state.setDepartment(null)}>
              Wszystkie działy
            </Button>
          }
        />
      )}
      {answer.data && answer.data.users.length > 0 && (
        <div data-stale={waiting || undefined} aria-busy={waiting} className={classes.shown}>
          <TeamGrid
            month={month}
            people={answer.data.users}
            entries={entries}
            replacements={answer.data.replacements}
            ownDays={answer.data.ownDays}
            onStart={setStart}
          />
          <Legend entries={entries} />
        </div>
      )}
      {!answer.data && !answer.error && <TeamGridSkeleton />}
      <ImpactHost />
      {start && <AbsenceOver start={start} onClose={close} />}
    </div>
  );
}
