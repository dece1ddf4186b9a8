import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { addMonths, monthOf, weeksOf } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listCalendar, listDeadlines } from '@zaplecze/contract/rooms/absences/calls';
import { type Announcement, listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import { useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { formatLongDay, formatMonth } from '../../../kit/calendar/day-names.ts';
import { PeriodBar } from '../../../kit/calendar/period-bar.tsx';
import { useMay, useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { ViewButton } from '../../../kit/lists/view/view-button.tsx';
import { PageHead } from '../../../kit/navigation/page-head.tsx';
import { formatDays } from '../../../kit/records/format.ts';
import { ErrorState } from '../../../kit/records/states.tsx';
import { ImpactHost } from '../../impact/index.ts';
import type { AbsenceStart } from '../absence-form.tsx';
import classes from './calendar.module.css';
import { CalendarWait } from './calendar-wait.tsx';
import type { Guest } from './month-bars.tsx';
import { MonthView } from './month-view.tsx';
import { Segments } from './segments.tsx';
import { type CalendarView, useGeneralCalendarState } from './use-calendar-state.ts';

const AbsenceOver = lazyPart(part(() => import('../absence-over.tsx'), 'AbsenceOver'));
const phones = '(max-width: 640px)';
const DayView = lazyPart(part(() => import('./day-view.tsx'), 'DayView'));
// There it is what one begins with.
if (window.matchMedia(phones).matches) void DayView.preload();

const views = [
  { value: 'week', label: 'Tydzień' },
  { value: 'month', label: 'Miesiąc' },
  { value: 'day', label: 'Dzień' },
];

const whose = [
  { value: 'mine', label: 'Moje' },
  { value: 'all', label: 'Wszyscy' },
];

/**
 * The reader's own calendar: their limits, absences and guests, by week, month or day; everybody's entries are one switch
 * away.
 */
export function CalendarPage() {
  const phone = useMediaQuery(phones, false, { getInitialValueInEffect: false });
  const state = useGeneralCalendarState(phone);
  const { view, month, day, week, now, all } = state;
  const { id: me } = useMe();
  const [start, setStart] = useState<AbsenceStart | null>(null);
  const weeks = weeksOf(month);
  const shownDays = { day: [day], week, month: weeks.flat() }[view];
  const range = { dateFrom: shownDays[0] ?? day, dateTo: shownDays.at(-1) ?? day };
  const query = { ...range, ...(!all && { filter: { user: String(me) } }) };
  const entries = useApi(listCalendar, { query });
  const deadlines = useApi(listDeadlines, { query: range });
  const guests = useApi(
    listAnnounced,
    { query: { filter: range, perPage: 100 } },
    { enabled: useMay(listAnnounced) },
  );
  const failed = entries.error ?? deadlines.error;
  const retry = () => void Promise.all([entries.refetch(), deadlines.refetch()]);
  const loaded = entries.data !== undefined && deadlines.data !== undefined;
  const shown = {
    entries: entries.data?.list ?? [],
    replacements: entries.data?.replacements ?? [],
    deadlines: deadlines.data?.list ?? [],
    own: all ? undefined : entries.data?.ownDays[0],
    guests: (guests.data?.list.list ?? []).flatMap(guestOf(me)),
    onEdit: setStart,
  };
  return (
    <div>
      <PageHead
        title="Kalendarz"
        tools={
          <ViewButton exported={{ endpoint: listCalendar, query, count: shown.entries.length }} />
        }
      >
        <Button
          size="xs"
          data-primary
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => setStart(view === 'day' ? { dateFrom: day, dateTo: day } : {})}
        >
          Dodaj wpis
        </Button>
      </PageHead>
      <div className={classes.toolbar}>
        {view === 'month' ? (
          <PeriodBar
            title={formatMonth(month)}
            unit="miesiąc"
            onBack={month > now ? () => state.setMonth(addMonths(month, -1)) : undefined}
            onForward={() => state.setMonth(addMonths(month, 1))}
            onToday={state.toToday}
          />
        ) : view === 'week' ? (
          <PeriodBar
            title={formatDays(range)}
            unit="tydzień"
            onBack={
              monthOf(addDays(range.dateFrom, -1)) >= now
                ? () => state.setWeek(addDays(range.dateTo, -7))
                : undefined
            }
            onForward={() => state.setWeek(addDays(range.dateFrom, 7))}
            onToday={state.toToday}
          />
        ) : (
          <PeriodBar
            title={formatLongDay(day)}
            unit="dzień"
            onBack={
              monthOf(addDays(day, -1)) >= now ? () => state.setDay(addDays(day, -1)) : undefined
            }
            onForward={() => state.setDay(addDays(day, 1))}
            onToday={state.toToday}
          />
        )}
        <Segments
          aria-label="Widok"
          data={views}
          value={view}
          onChange={(next) => state.setView(next as CalendarView)}
        />
        <Segments
          aria-label="Czyje wpisy"
          data={whose}
          value={all ? 'all' : 'mine'}
          onChange={(next) => state.setAll(next === 'all')}
        />
        {!loaded && !failed && <CalendarWait />}
      </div>
      {failed && <ErrorState error={failed} retry={retry} />}
      {/* What could not be read is not shown as a month in which nothing is. */}
      {view !== 'day' && (loaded || !failed) && (
        <div data-stale={!loaded || undefined} aria-busy={!loaded} className={classes.view}>
          <MonthView
            month={view === 'week' ? null : month}
            weeks={view === 'week' ? [week] : weeks}
            all={all}
            onDay={state.setDay}
            {...shown}
          />
        </div>
      )}
      {view === 'day' && loaded && <DayView day={day} all={all} {...shown} />}
      <ImpactHost />
      {start && <AbsenceOver start={start} called="wpis" onClose={() => setStart(null)} />}
    </div>
  );
}

/** Of the announced guests those who come to the reader. */
const guestOf =
  (me: number) =>
  ({ id, fullName, expected, user, clientName }: Announcement): Guest[] =>
    user.id === me
      ? [
          {
            id,
            name: fullName,
            party: clientName || null,
            at: expected,
            day: warsawDay(new Date(expected)),
          },
        ]
      : [];
