import type { CalendarEntry } from '@zaplecze/contract/absences';
import { daysBetween } from '@zaplecze/contract/kit/days';
import type { CSSProperties } from 'react';
import { colorVars } from '../../kit/records/colors.ts';
import { formatDays } from '../../kit/records/format.ts';
import classes from './absence-bar.module.css';

/** A bar from the first to the last day shown; its ends are round where the absence ends. */
export function AbsenceBar(props: {
  entry: CalendarEntry;
  days: string[];
  lane: number;
  standIns: string;
  /** Whether the Tab key stops here. */
  reachable: boolean;
  onOpen: () => void;
}) {
  const { entry, days, lane, standIns, reachable, onOpen } = props;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const from = entry.dateFrom < first ? first : entry.dateFrom;
  const to = entry.dateTo > last ? last : entry.dateTo;
  const common = {
    className: classes.bar,
    'data-entry': entry.id,
    'data-begins': from === entry.dateFrom || undefined,
    'data-ends': to === entry.dateTo || undefined,
    style: {
      ...colorVars(entry.type.color),
      '--at': daysBetween(first, from),
      '--length': daysBetween(from, to) + 1,
      '--lane': lane,
    } as CSSProperties,
  };
  const words = [entry.type.name, formatDays(entry), standIns && `zastępuje: ${standIns}`]
    .filter(Boolean)
    .join(', ');
  if (!entry.may.edit) {
    return (
      <div {...common}>
        <span aria-hidden className={classes.word}>
          {entry.type.name}
        </span>
        <span className="visually-hidden">{words}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      {...common}
      tabIndex={reachable ? 0 : -1}
      aria-label={`${entry.user.name}: ${words}`}
      onClick={onOpen}
    >
      <span className={classes.word}>{entry.type.name}</span>
    </button>
  );
}
