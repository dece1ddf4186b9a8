import { weekday } from '@zaplecze/contract/kit/values/days';
import { holidayOf, isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { CSSProperties } from 'react';
import classes from './day-heads.module.css';
import { formatLongDay, weekdayNames } from './day-names.ts';

/** 'sobota, 21 listopada 2026', and the name of a holiday. */
const nameOf = (day: string) => [formatLongDay(day), holidayOf(day)].filter(Boolean).join(': ');

/** The line of days above the rows, named in full on hover. */
export function DayHeads({ days, corner }: { days: string[]; corner: string }) {
  const today = warsawDay();
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
          data-off={!isWorkingDay(day) || undefined}
          data-holiday={holidayOf(day) !== null || undefined}
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
  // On a weekend that is not shown, the day after it.
  const today = now < (days[0] ?? now) ? -1 : days.findIndex((day) => day >= now);
  return (
    <div className={classes.columns} aria-hidden>
      {days.map((day, at) =>
        isWorkingDay(day) ? null : (
          <div key={day} className={classes.free} style={{ '--at': at } as CSSProperties} />
        ),
      )}
      {today >= 0 && <div className={classes.today} style={{ '--at': today } as CSSProperties} />}
    </div>
  );
}
