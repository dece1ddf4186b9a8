import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { formatLongDay } from '../../kit/calendar/day-names.ts';
import { partsInOrder } from '../../kit/first-screen/in-order.tsx';
import { type Notification, NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';

/** The rows of a page under headings of their days (Warsaw). */
export function NotificationDays({ rows }: { rows: Notification[] }) {
  return [...Map.groupBy(rows, ({ created }) => warsawDay(Date.parse(created)))].map(
    ([day, those]) => (
      <section key={day} className={classes.day}>
        <h2 className={classes.heading}>{formatLongDay(day)}</h2>
        <ul className={`${classes.rows} ${partsInOrder}`}>
          {those.map((row) => (
            <NotificationRow key={row.id} row={row} />
          ))}
        </ul>
      </section>
    ),
  );
}
