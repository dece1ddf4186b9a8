import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Day } from '@zaplecze/contract/rooms/day/calls';
import { formatLongDay } from '../../../kit/calendar/day-names.ts';
import shared from '../day.module.css';
import { Lines } from '../day-section.tsx';
import type { LineDoing } from '../lines/day-line.tsx';
import classes from './day-later.module.css';
import { loadWords } from './load-words.ts';

/** The working days left of the week, each with its load and, opened, what is due on it. */
export function Week({ days, ...doing }: LineDoing & { days: Day['week']['days'] }) {
  return (
    <ul className={classes.days}>
      {days.map((day) => (
        <li key={day.day}>
          <OneDay day={day} {...doing} />
        </li>
      ))}
    </ul>
  );
}

function OneDay({ day, ...doing }: LineDoing & { day: Day['week']['days'][number] }) {
  const head = (
    <>
      <span className={classes.dayName}>{formatLongDay(day.day).replace(/ \d{4}$/, '')}</span>
      {day.holiday && <span className={shared.fact}>{day.holiday}</span>}
      <Load {...day} />
      <span className={shared.fact}>
        {day.count === 0 ? 'nic' : countWords(day.count, 'sprawa', 'sprawy', 'spraw')}
      </span>
    </>
  );
  if (day.rows.length === 0) return <div className={classes.day}>{head}</div>;
  return (
    <details className={classes.folded}>
      <summary className={classes.day}>{head}</summary>
      <Lines rows={day.rows} {...doing} />
    </details>
  );
}

/** A bar of the hours that are planned, with the words; over what there is it says so. */
function Load({ planned, available }: { planned: number; available: number }) {
  const over = planned > available;
  const share = available === 0 ? (planned > 0 ? 1 : 0) : Math.min(1, planned / available);
  return (
    <span className={classes.load} data-over={over || undefined}>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {loadWords({ planned, available })}
      {over && available > 0 && ', za dużo'}
    </span>
  );
}
