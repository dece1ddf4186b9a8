import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { holidayOf, type Workdays, workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import { awayOn, listAway } from '@zaplecze/contract/rooms/absences/calls';
import type { CSSProperties } from 'react';
import { useFormContext } from 'react-hook-form';
import { useWorkdays } from '../../../kit/calendar/company-days.ts';
import { dayIndex } from '../../../kit/calendar/work-days.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useNamed } from '../../../kit/fields/pickers/picker-parts.tsx';
import type { PickerItem } from '../../../kit/fields/pickers/source.ts';
import { formatDay } from '../../../kit/records/format.ts';
import { peopleSource } from '../../choice-sources/index.ts';
import classes from './plan.module.css';
import { axisOf, type Bar, barsOf } from './plan-axis.ts';
import type { Assignment, FormPlan } from './service-plan.ts';

/** The Warsaw day of a limit as the form holds it, or null. */
function dayOf(limit: string | null | undefined): string | null {
  const instant = limit ? readLimit(limit) : null;
  return instant && warsawDay(Date.parse(instant));
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The plan as bars over working days, with holidays and the absences of the people who have the tasks. */
export function PlanTimeline({
  plan,
  start,
  people: known,
}: {
  plan: FormPlan;
  start: string;
  people: PickerItem[];
}) {
  const rows = (useFormContext().watch('tasks') ?? []) as Assignment[];
  const works = useWorkdays();
  const begin = workingDay(isDay(start) ? start : warsawDay(), 1, works);
  const bars = plan.procedures.map((procedure) => ({
    ...procedure,
    bars: barsOf(
      begin,
      procedure.tasks.map(({ at }) => dayOf(rows[at]?.dateRealizationLimit)),
    ),
  }));
  const days = axisOf(
    begin,
    bars.flatMap((one) => one.bars),
    works,
  );
  const users = [...new Set(rows.flatMap(({ user }) => user ?? []))].sort((a, b) => a - b);
  const people = useNamed(peopleSource, users, known);
  const first = days[0] ?? begin;
  // Asked by months, as the hints under the pickers are; a year at most.
  const last = [days.at(-1) ?? begin, addDays(first, 365)].sort()[0] ?? begin;
  const away = useApi(
    listAway,
    { query: { users, dateFrom: first, dateTo: last } },
    { enabled: users.length > 0, staleTime: 60_000, placeholderData: (before) => before },
  ).data;
  if (bars.every((one) => one.bars.every(({ to }) => to === null))) return null;
  const nameOf = (user: number | null | undefined) => people.find(({ id }) => id === user)?.name;
  return (
    <section className={classes.timeline} aria-label="Plan na dniach roboczych">
      <div className={classes.axis} aria-hidden>
        <div className={classes.track}>
          {days.map((day, at) =>
            isLabelled(day, at, days.length) ? (
              <span key={day} className={classes.tick} style={{ left: share(at, days.length) }}>
                {formatDay(day).slice(0, 5)}
              </span>
            ) : null,
          )}
        </div>
      </div>
      {bars.map((procedure) => (
        <div key={procedure.id}>
          {bars.length > 1 && <p className={classes.part}>{procedure.name}</p>}
          <ul className={classes.rows}>
            {procedure.tasks.map((task, at) => {
              const row = rows[task.at];
              const bar = procedure.bars[at] as Bar;
              const name = nameOf(row?.user);
              return (
                <li key={task.at} className={classes.row}>
                  <span className={classes.task}>{task.name}</span>
                  <div className={classes.track}>
                    <Free {...{ days, works }} isAway={(day) => isAway(away, row?.user, day)} />
                    <Today days={days} />
                    {bar.to !== null && (
                      <span
                        className={classes.mark}
                        data-final={row?.finalDate || undefined}
                        data-nobody={name === undefined || undefined}
                        style={styleOf(bar, days)}
                        title={`${task.name}: ${name ?? 'bez osoby'}, do ${formatDay(bar.to)}`}
                      >
                        {name ?? 'bez osoby'}
                      </span>
                    )}
                  </div>
                  <span className="visually-hidden">
                    {bar.to === null
                      ? 'bez terminu'
                      : `od ${formatDay(bar.from)} do ${formatDay(bar.to)}`}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className={classes.legend} aria-hidden>
        <span data-kind="holiday" /> dzień wolny <span data-kind="away" /> nieobecność osoby
        <span data-kind="today" /> dziś
      </p>
    </section>
  );
}

type Answer = Parameters<typeof awayOn>[0] | undefined;
const isAway = (away: Answer, user: number | null | undefined, day: string) =>
  away !== undefined && awayOn(away, day).some((one) => one.user.id === user);

/** Mondays, as many as there is room for. */
function isLabelled(day: string, at: number, count: number): boolean {
  if (at === 0) return true;
  const weeks = Math.ceil(count / 5 / 8);
  return (
    at >= 3 && new Date(`${day}T00:00:00Z`).getUTCDay() === 1 && Math.floor(at / 5) % weeks === 0
  );
}

function styleOf({ from, to }: Bar, days: string[]): CSSProperties {
  const [left, right] = [dayIndex(from, days), dayIndex(to ?? from, days)];
  const begin = Math.min(left, right);
  return { left: share(begin, days.length), width: share(right - begin + 1, days.length) };
}

/** Days of the axis on which the company does not work, or this person does not. */
function Free(props: { days: string[]; works: Workdays; isAway: (day: string) => boolean }) {
  const { days, works, isAway } = props;
  return days.map((day, at) => {
    const holiday = works(day) ? null : (holidayOf(day) ?? 'dzień wolny firmy');
    const kind = holiday ? 'holiday' : isAway(day) ? 'away' : null;
    if (kind === null) return null;
    return (
      <span
        key={day}
        className={classes.free}
        data-kind={kind}
        title={`${formatDay(day)}: ${holiday ?? 'nieobecność'}`}
        style={{ left: share(at, days.length), width: share(1, days.length) }}
      />
    );
  });
}

function Today({ days }: { days: string[] }) {
  const at = days.indexOf(warsawDay());
  if (at < 0) return null;
  return <span className={classes.today} style={{ left: share(at + 0.5, days.length) }} />;
}
