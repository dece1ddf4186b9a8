import { IconFlag, IconUser } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { isPast } from '@zaplecze/contract/kit/values/time';
import type { CalendarEntry, Deadline } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useBarDrag } from '../../../kit/calendar/use-bar-drag.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import type { Target } from '../../../kit/navigation/use-anchor.ts';
import { colorVars } from '../../../kit/records/colors.ts';
import {
  formatDateTime,
  formatDays,
  formatHours,
  formatLimit,
} from '../../../kit/records/format.ts';
import classes from './month-view.module.css';

/** Columns and row of a week's grid, as CSS variables. */
type Place = Record<`--${string}`, number>;

/** Where the work behind a deadline is done. */
export function workOf(deadline: Deadline): Target {
  if (deadline.kind === 'issue') return { to: addressOf('yourIssue', { id: deadline.id }) };
  const { project, task, procedure, service } = deadline;
  return {
    to: addressOf('task', {
      projectId: project.id,
      taskId: task,
      procedureId: procedure,
      serviceId: service,
    }),
  };
}

type EntryProps = {
  entry: CalendarEntry;
  place: Place;
  begins: boolean;
  ends: boolean;
  /** Which week of how many shown this is. */
  week: { at: number; count: number };
  /** Only the reader's own are shown, so that no name is said. */
  alone: boolean;
  /** Names of who stands in. */
  standIns: string;
  moving: BarMoves;
  onOpen: () => void;
};

/** How bars of the month are moved: saving, what would become of one, and words for who moves it by keys. */
export type BarMoves = {
  onMove: (entry: CalendarEntry, range: Days) => Promise<unknown>;
  onDraft: (range: Days | null) => void;
  tell: (words: string) => void;
  /** The entry that was moved by keys and takes the focus along, wherever its bar then is. */
  carried: { current: number | null };
};

/** A part of an entry within a week; who may change the entry drags it to other days, across weeks too. */
export function EntryBar(props: EntryProps) {
  const { entry, place, begins, ends, week, alone, standIns, moving, onOpen } = props;
  const bar = useRef<HTMLButtonElement>(null);
  const drag = useBarDrag({
    range: entry,
    fixed: entry.hours !== null,
    days: 7,
    rows: week,
    onDrop: (range) => {
      if (document.activeElement === bar.current) moving.carried.current = entry.id;
      return moving.onMove(entry, range);
    },
    tell: moving.tell,
  });
  const { dateFrom, dateTo } = drag.draft ?? { dateFrom: null, dateTo: null };
  const { onDraft, carried } = moving;
  useEffect(() => {
    if (!dateFrom) return;
    onDraft({ dateFrom, dateTo });
    return () => onDraft(null);
  }, [dateFrom, dateTo, onDraft]);
  useEffect(() => {
    if (carried.current !== entry.id || drag.draft) return;
    if (document.activeElement === document.body) bar.current?.focus();
    if (document.activeElement === bar.current) carried.current = null;
  });
  const waits = entry.status === absenceStatus.requested;
  const words = [
    `${entry.user.name}: ${entry.type.name}`,
    formatDays(entry),
    entry.hours && formatHours(entry.hours),
    waits && 'czeka na akceptację',
    standIns && `zastępuje: ${standIns}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      data-bar
      ref={bar}
      type="button"
      className={classes.entry}
      style={{ ...colorVars(entry.type.color), ...place } as CSSProperties}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      data-waits={waits || undefined}
      data-dragging={drag.dragging || undefined}
      title={words}
      aria-label={words}
      aria-describedby={entry.may.edit ? 'month-keys' : undefined}
      {...(entry.may.edit && drag.handlers)}
      onClick={(event) => {
        if (event.detail === 0 || !drag.wasDrag()) onOpen();
      }}
    >
      {alone ? entry.type.name : `${entry.user.name} · ${entry.type.name}`}
      {standIns && ` → ${standIns}`}
    </button>
  );
}

/** Somebody who comes to the reader, on their day. */
export type Guest = { id: number; day: string; at: string; name: string; party: string | null };

export function GuestBar({ guest, place }: { guest: Guest; place: Place }) {
  const words = `Gość ${formatLimit(guest.at)}: ${[guest.name, guest.party].filter(Boolean).join(', ')}`;
  return (
    <div data-bar className={classes.deadline} style={place as CSSProperties}>
      <AppLink
        to={addressOf('announcedGuest', { id: guest.id })}
        label={words}
        className={classes.deadlineLink}
      >
        <IconUser size={12} stroke={2} aria-hidden />
        <span title={words}>
          {formatDateTime(guest.at).slice(11)} {guest.name}
        </span>
      </AppLink>
    </div>
  );
}

/** One's own task or issue on the day of its limit; leads to it. */
export function DeadlineBar({ deadline, place }: { deadline: Deadline; place: Place }) {
  const late = isPast(deadline.dateRealizationLimit);
  const words = `${late ? 'Po terminie' : 'Termin'} ${formatLimit(deadline.dateRealizationLimit)}: ${deadline.kind === 'issue' ? 'zgłoszenie ' : ''}${[deadline.name, deadline.client?.name].filter(Boolean).join(', ')}`;
  return (
    <div
      data-bar
      className={classes.deadline}
      style={place as CSSProperties}
      data-late={late || undefined}
    >
      <AppLink {...workOf(deadline)} label={words} className={classes.deadlineLink}>
        <IconFlag size={12} stroke={2} aria-hidden />
        <span title={words}>{deadline.name}</span>
      </AppLink>
    </div>
  );
}
