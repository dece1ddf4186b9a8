import { type Days, daysBetween } from '@zaplecze/contract/kit/values/days';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { CSSProperties } from 'react';
import { useBarDrag } from '../../../kit/calendar/use-bar-drag.ts';
import { colorVars } from '../../../kit/records/colors.ts';
import { formatDays, formatHours } from '../../../kit/records/format.ts';
import { changeWords } from '../requests/change-words.ts';
import classes from './absence-bar.module.css';

type Props = {
  entry: CalendarEntry;
  days: string[];
  lane: number;
  /** Those of its type, for where its name does not fit. */
  letters: string;
  /** Who stands in, with their days; and their names alone, for the bar itself. */
  standIns: string;
  standInNames: string;
  /** Whether the Tab key stops here. */
  reachable: boolean;
  onOpen: () => void;
  onMove: (range: Days) => Promise<unknown>;
  tell: (words: string) => void;
};

/** A bar from the first to the last day shown; its ends are round where the absence ends. */
export function AbsenceBar(props: Props) {
  const { entry, standIns } = props;
  const waits = entry.status === absenceStatus.requested;
  const words = [
    entry.type.name,
    formatDays(entry),
    entry.hours && formatHours(entry.hours),
    waits && 'czeka na akceptację',
    entry.change && `czeka zmiana: ${changeWords(entry.change, entry)}`,
    standIns && `zastępuje: ${standIns}`,
  ]
    .filter(Boolean)
    .join(', ');
  if (entry.may.edit || entry.may.decide) return <ActiveBar {...props} words={words} />;
  return (
    <div {...placeOf(props, entry)}>
      <Words {...props} />
      <span className="visually-hidden">{words}</span>
    </div>
  );
}

/** One that opens, and that moves for who may change it. */
function ActiveBar(props: Props & { words: string }) {
  const { entry, days, reachable, words, onOpen, onMove, tell } = props;
  const drag = useBarDrag({
    range: entry,
    fixed: entry.hours !== null,
    days: days.length,
    onDrop: onMove,
    tell,
  });
  return (
    <button
      data-bar
      type="button"
      {...placeOf(props, drag.range)}
      {...(entry.may.edit && drag.handlers)}
      data-moves={entry.may.edit || undefined}
      data-dragging={drag.dragging || undefined}
      tabIndex={reachable ? 0 : -1}
      aria-label={`${entry.user.name}: ${words}`}
      aria-describedby={entry.may.edit ? 'calendar-keys' : undefined}
      onClick={(event) => {
        if (event.detail === 0 || !drag.wasDrag()) onOpen();
      }}
    >
      <Words {...props} />
    </button>
  );
}

/** What fits: the name and who stands in, or letters that the legend explains. What the bar's label says otherwise is no text. */
function Words({ entry, letters, standInNames }: Props) {
  return (
    <>
      <span aria-hidden className={classes.word}>
        {entry.type.name}
        {standInNames && <span className={classes.standIn} data-names={standInNames} />}
      </span>
      <span aria-hidden className={classes.short} data-letters={letters} />
    </>
  );
}

function placeOf({ entry, days, lane }: Props, range: Days) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const from = range.dateFrom < first ? first : range.dateFrom;
  const to = range.dateTo > last ? last : range.dateTo;
  return {
    className: classes.bar,
    'data-entry': entry.id,
    'data-begins': from === range.dateFrom || undefined,
    'data-ends': to === range.dateTo || undefined,
    'data-waits': entry.status === absenceStatus.requested || undefined,
    style: {
      ...colorVars(entry.type.color),
      '--at': daysBetween(first, from),
      '--length': Math.max(1, daysBetween(from, to) + 1),
      '--lane': lane,
    } as CSSProperties,
  };
}
