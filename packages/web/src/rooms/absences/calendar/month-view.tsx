import { lanesOf, overlap } from '@zaplecze/contract/kit/lists/ranges';
import { type Days, monthOf } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  CalendarEntry,
  Deadline,
  OwnDays,
  StandIn,
} from '@zaplecze/contract/rooms/absences/calls';
import { type CSSProperties, useRef, useState } from 'react';
import { useDayOffName, useWorkdays } from '../../../kit/calendar/company-days.ts';
import { formatLongDay, weekdayNames } from '../../../kit/calendar/day-names.ts';
import { barKeys } from '../../../kit/calendar/use-bar-drag.ts';
import { useMe } from '../../../kit/calls/session.ts';
import type { AbsenceStart } from '../absence-form.tsx';
import { standInNamesOf } from '../absence-words.ts';
import { type BarMoves, DeadlineBar, EntryBar, type Guest, GuestBar } from './month-bars.tsx';
import classes from './month-view.module.css';
import { useMove } from './use-move.ts';

type Shown = {
  /** Everybody's entries, not the reader's alone. */
  all: boolean;
  entries: CalendarEntry[];
  replacements: StandIn[];
  deadlines: Deadline[];
  /** Guests who come to the reader. */
  guests: Guest[];
  /** Where the reader's roster differs from the company's; of everybody's entries left out. */
  own: OwnDays | undefined;
  onDay: (day: string) => void;
  onEdit: (start: AbsenceStart) => void;
};
type Week = { days: string[]; at: number; count: number; rows: number };

/** Rows of 20 px that a day has before the rest is only counted; of a week alone there is room for more. */
const rows = 4;
const rowsOfWeek = 22;

/**
 * Weeks under one another, with bars that run through their days: what a library's month has as
 * boxes of single days, a grid of seven columns does in a page of CSS.
 */
export function MonthView({
  month,
  weeks,
  ...shown
}: Shown & { month: string | null; weeks: string[][] }) {
  const [draft, onDraft] = useState<Days | null>(null);
  const [status, setStatus] = useState('');
  const onMove = useMove(shown.onEdit);
  const carried = useRef<number | null>(null);
  const moving = { onMove, onDraft, tell: setStatus, carried };
  return (
    <div className={classes.scroller}>
      <div className={classes.month}>
        <div className={classes.heads} aria-hidden>
          {weekdayNames.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {weeks.map((days, at) => (
          <WeekRow
            key={days[0]}
            week={{ days, at, count: weeks.length, rows: weeks.length > 1 ? rows : rowsOfWeek }}
            month={month}
            draft={draft}
            moving={moving}
            {...shown}
          />
        ))}
      </div>
      <p id="month-keys" className={classes.keys}>
        Swój wpis przeciągnij za środek, aby go przesunąć, albo za koniec, aby go wydłużyć lub
        skrócić. {barKeys}
      </p>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}

type Item = {
  dateFrom: string;
  dateTo: string;
  entry?: CalendarEntry;
  deadline?: Deadline;
  guest?: Guest;
};

/** What a week shows, the most important first: guests, deadlines, one's own entries, the others. */
function itemsOf(week: string[], own: number, { entries, deadlines, guests }: Shown): Item[] {
  const range = { dateFrom: week[0] ?? '', dateTo: week.at(-1) ?? '' };
  const mine = (entry: CalendarEntry) => Number(entry.owner === own);
  const all: Item[] = [
    ...guests.map((guest) => ({ dateFrom: guest.day, dateTo: guest.day, guest })),
    ...deadlines.map((deadline) => ({ dateFrom: deadline.day, dateTo: deadline.day, deadline })),
    ...entries
      .map((entry) => ({ dateFrom: entry.dateFrom, dateTo: entry.dateTo, entry }))
      .sort((a, b) => mine(b.entry) - mine(a.entry)),
  ];
  return all
    .filter((item) => overlap(item, range))
    .map((item) => ({
      ...item,
      dateFrom: item.dateFrom < range.dateFrom ? range.dateFrom : item.dateFrom,
      dateTo: item.dateTo > range.dateTo ? range.dateTo : item.dateTo,
    }));
}

type RowProps = Shown & { week: Week; month: string | null; draft: Days | null; moving: BarMoves };

function WeekRow({
  week: { days: week, rows: most, ...which },
  month,
  draft,
  moving,
  ...shown
}: RowProps) {
  const me = useMe();
  const items = itemsOf(week, me.id, shown);
  const lanes = lanesOf(items);
  const used = Math.min(most, Math.max(0, ...lanes) + 1);
  const fits = (at: number) => (lanes[at] ?? 0) < most;
  const hidden = (day: string) =>
    items.filter((item, at) => !fits(at) && item.dateFrom <= day && day <= item.dateTo).length;
  return (
    <div
      className={classes.week}
      data-days
      data-alone={which.count === 1 || undefined}
      style={{ '--rows': Math.max(rows, used), '--used': used } as CSSProperties}
    >
      {week.map((day, column) => (
        <Day
          key={day}
          day={day}
          column={column}
          own={shown.own}
          outside={month !== null && monthOf(day) !== month}
          target={draft !== null && draft.dateFrom <= day && day <= draft.dateTo}
          hidden={hidden(day)}
          onOpen={() => shown.onDay(day)}
        />
      ))}
      {items.map((item, at) => {
        if (!fits(at)) return null;
        const place = {
          '--from': week.indexOf(item.dateFrom) + 1,
          '--to': week.indexOf(item.dateTo) + 2,
          '--row': (lanes[at] ?? 0) + 2,
        };
        const { entry, deadline, guest } = item;
        if (guest) return <GuestBar key={`guest${guest.id}`} guest={guest} place={place} />;
        if (deadline)
          return (
            <DeadlineBar key={`${deadline.kind}${deadline.id}`} deadline={deadline} place={place} />
          );
        if (!entry) return null;
        return (
          <EntryBar
            key={entry.id}
            entry={entry}
            place={place}
            begins={entry.dateFrom === item.dateFrom}
            ends={entry.dateTo === item.dateTo}
            week={which}
            moving={moving}
            alone={!shown.all}
            standIns={standInNamesOf(entry, shown.replacements)}
            onOpen={() =>
              entry.may.edit || entry.may.decide
                ? shown.onEdit({ entry })
                : shown.onDay(item.dateFrom)
            }
          />
        );
      })}
    </div>
  );
}

function Day(props: {
  day: string;
  column: number;
  own: OwnDays | undefined;
  outside: boolean;
  /** A bar that is being dragged would lie here. */
  target: boolean;
  hidden: number;
  onOpen: () => void;
}) {
  const { day, column, own, outside, target, hidden, onOpen } = props;
  const works = useWorkdays();
  const holiday = useDayOffName()(day);
  const isOff = own?.off.includes(day) || (!works(day) && !own?.on.includes(day));
  const name = [formatLongDay(day), holiday].filter(Boolean).join(': ');
  const style = { '--column': column + 1 } as CSSProperties;
  return (
    <>
      <div
        className={classes.day}
        style={style}
        data-off={isOff || undefined}
        data-target={target || undefined}
      />
      <div className={classes.dayHead} style={style} title={name}>
        <button
          type="button"
          className={classes.number}
          data-today={day === warsawDay() || undefined}
          data-outside={outside || undefined}
          aria-label={name}
          onClick={onOpen}
        >
          {Number(day.slice(8))}
        </button>
        {holiday && (
          <span className={classes.holiday} aria-hidden>
            {holiday}
          </span>
        )}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          style={style}
          aria-label={`+${hidden}: ${name}`}
          onClick={onOpen}
        >
          +{hidden}
        </button>
      )}
    </>
  );
}
