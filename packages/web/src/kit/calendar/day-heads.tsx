import { weekday } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { CSSProperties } from 'react';
import { useDayOffName, useWorkdays } from './company-days.ts';
import classes from './day-heads.module.css';
import { formatLongDay, weekdayNames } from './day-names.ts';

/** The line of days above the rows, named in full on hover. */
export function DayHeads({ days, corner }: { days: string[]; corner: string }) {
  const today = warsawDay();
  const works = useWorkdays();
  const dayOffName = useDayOffName();
  // 'sobota, 21 listopada 2026', and the name of a holiday or of a day that the company gives off.
  const nameOf = (day: string) => [formatLongDay(day), dayOffName(day)].filter(Boolean).join(': ');
  return (
    <div className={classes.heads}>
      <div className={classes.corner} data-corner>
        {corner}
      </div>
      {days.map((day) => (
        <div
          key={day}
          className={classes.head}
          title={nameOf(day)}
          data-day={day}
          data-off={!works(day) || undefined}
          data-holiday={(!works(day) && dayOffName(day) !== null) || undefined}
          data-today={day === today || undefined}
        >
          <span aria-hidden className={classes.weekday}>
            {weekdayNames[weekday(day)]}
          </span>
          <span aria-hidden className={classes.number}>
            {Number(day.slice(8))}
          </span>
          <span className="visually-hidden">{nameOf(day)}</span>
        </div>
      ))}
    </div>
  );
}

/** Behind the rows: free days tinted, and today's line. */
export function DayColumns({ days }: { days: string[] }) {
  const now = warsawDay();
  const works = useWorkdays();
  // On a weekend that is not shown, the day after it.
  const today = now < (days[0] ?? now) ? -1 : days.findIndex((day) => day >= now);
  return (
    <div className={classes.columns} aria-hidden>
      {days.map((day, at) =>
        works(day) ? null : (
          <div key={day} className={classes.free} style={{ '--at': at } as CSSProperties} />
        ),
      )}
      {today >= 0 && <div className={classes.today} style={{ '--at': today } as CSSProperties} />}
    </div>
  );
}
