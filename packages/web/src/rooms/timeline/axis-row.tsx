import { lanesOf } from '@zaplecze/contract/kit/lists/ranges';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { AxisAway, AxisItem, AxisPerson } from '@zaplecze/contract/rooms/timeline/calls';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { formatDay, formatNumber } from '../../kit/records/format.ts';
import classes from './axis.module.css';
import { AxisBar } from './axis-bar.tsx';
import { awayWords, columnsOf, handoverWords, placeBar } from './axis-items.ts';

/** A person, or a task of a project. */
export type AxisRowOf = {
  key: string;
  name: string;
  head: ReactNode;
  /** What stands above the row, where a group of rows begins. */
  group?: string | undefined;
  items: AxisItem[];
  away: AxisAway[];
  /** Hours by weeks, each named by its Monday. */
  load?: { monday: string; hours: AxisPerson['weeks'][number] }[];
  wordsOf: (item: AxisItem) => string;
  /** Shown in place of a bar. */
  otherwise?: ReactNode;
};

type Props = {
  row: AxisRowOf;
  days: string[];
  room: number;
  /** The bar that the Tab key enters. */
  active: string | null;
  onOpen: (item: AxisItem) => void;
  onMove: (item: AxisItem, day: string) => Promise<void>;
  tell: (words: string) => void;
};

type Dated = AxisItem & { to: string };
const hasLimit = (item: AxisItem): item is Dated => item.to !== null;

/** Pixels of the hours above the lanes, and of the space above the first; a lane's own stand in axis.module.css. */
const [loadHeight, edge] = [18, 4];

/** A name, and beside it what lies on the days: bars in lanes, absences and holidays behind them. */
export const AxisRow = memo(function AxisRow({ row, days, room, active, ...acts }: Props) {
  const today = warsawDay();
  const bars = row.items.filter(hasLimit).flatMap((item) => {
    const place = placeBar(item, { days, today, room });
    return place ? [{ item, place }] : [];
  });
  const lanes = lanesOf(
    bars.map(({ place: { start, span } }) => ({
      dateFrom: days[start] ?? '',
      dateTo: days[Math.min(start + span, days.length) - 1] ?? '',
    })),
  );
  const top = edge + (row.load ? loadHeight : 0);
  const style = {
    '--lanes': Math.max(1, ...lanes.map((one) => one + 1)),
    '--top': `${top}px`,
  } as CSSProperties;
  const handed = row.items.flatMap((item) => item.handovers);
  return (
    <li className={classes.row} style={style}>
      <div className={classes.name}>{row.head}</div>
      <div className={classes.track} data-days>
        {row.away.map((one) => (
          <Away key={one.id} away={one} days={days} />
        ))}
        {row.load?.map(({ monday, hours }) => (
          <Load key={monday} monday={monday} days={days} hours={hours} />
        ))}
        {bars.length > 0 ? (
          <ul className={classes.bars} aria-label={row.name}>
            {bars.map(({ item, place }, at) => (
              <AxisBar
                key={`${item.kind} ${item.id}`}
                item={item}
                days={days}
                room={room}
                place={place}
                lane={lanes[at] ?? 0}
                words={row.wordsOf(item)}
                reachable={active === `${item.kind} ${item.id}`}
                onOpen={() => acts.onOpen(item)}
                onMove={(day) => acts.onMove(item, day)}
                tell={acts.tell}
              />
            ))}
          </ul>
        ) : (
          row.otherwise && <p className={classes.otherwise}>{row.otherwise}</p>
        )}
        {handed.map((one) => (
          <Handed
            key={one.at}
            words={handoverWords(one)}
            day={warsawDay(Date.parse(one.at))}
            days={days}
          />
        ))}
      </div>
    </li>
  );
});

const at = (column: number, length = 1) =>
  ({ '--at': column, '--length': length }) as CSSProperties;

/** Hatched over the days; whoever listens hears it in words. */
function Away({ away, days }: { away: AxisAway; days: string[] }) {
  const place = columnsOf(away, days);
  if (!place) return null;
  const words = awayWords(away);
  return (
    <span
      className={classes.away}
      style={at(place.at, place.length)}
      data-waits={away.status === absenceStatus.requested || undefined}
      data-part={away.hours !== null || undefined}
      title={words}
    >
      <span className="visually-hidden">Nieobecność: {words}</span>
    </span>
  );
}

/** '32/40' over a week; more than there is stands in red and with a sign. */
function Load({
  monday,
  days,
  hours: { planned, capacity },
}: {
  monday: string;
  days: string[];
  hours: AxisPerson['weeks'][number];
}) {
  const over = planned > capacity;
  const share = capacity > 0 ? Math.min(1, planned / capacity) : planned > 0 ? 1 : 0;
  const loadWords = `${formatNumber(planned)} z ${formatNumber(capacity)}`;
  return (
    <span
      className={classes.load}
      style={{ ...at(days.indexOf(monday), 5), '--share': share } as CSSProperties}
      data-over={over || undefined}
      title={`Obłożenie tygodnia: ${loadWords} godz.`}
    >
      <span className="visually-hidden">Obłożenie od {formatDay(monday)}: </span>
      {over && <span aria-hidden>▲ </span>}
      {loadWords}
      <span className={classes.unit}> godz.</span>
    </span>
  );
}

/** The day on which a task went from one to another. */
function Handed({ words, day, days }: { words: string; day: string; days: string[] }) {
  const place = columnsOf({ dateFrom: day, dateTo: day }, days);
  if (!place) return null;
  return <span className={classes.handed} style={at(place.at)} title={words} aria-hidden />;
}
