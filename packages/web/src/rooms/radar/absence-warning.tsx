import { addDays, isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { awayOn, listAway } from '@zaplecze/contract/rooms/absences/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import classes from './reasons.module.css';

/** The longest range of days that is asked about. */
const mostDays = 365;

function daysOf(limits: readonly (string | null | undefined)[]): string[] {
  const days = limits.flatMap((limit) => {
    if (!limit) return [];
    if (isDay(limit)) return [limit];
    const time = Date.parse(limit);
    return Number.isNaN(time) ? [] : [warsawDay(time)];
  });
  return days.sort();
}

/** Of somebody who was given many tasks at once: on how many of their limits they are away, and nobody stands in. */
export function AwayAmong(props: {
  user: number | null;
  limits: readonly (string | null | undefined)[];
}) {
  const { user } = props;
  const days = daysOf(props.limits);
  const [first = warsawDay()] = days;
  const end = addDays(first, mostDays);
  const last = days.findLast((day) => day <= end) ?? first;
  const { data } = useApi(
    listAway,
    { query: { users: user === null ? [] : [user], dateFrom: first, dateTo: last } },
    { enabled: user !== null && days.length > 0, staleTime: 60_000 },
  );
  const away = days.flatMap((day) => (data ? awayOn(data, day) : []));
  const alone = away.filter(({ substitutes }) => substitutes.length === 0);
  const [one] = away;
  return (
    <div role="status" className={classes.hint}>
      {one &&
        `${one.user.name}: nieobecność w terminie ${countWords(away.length, 'zadania', 'zadań', 'zadań')} z ${days.length}; ${
          alone.length === 0
            ? 'ma zastępstwo.'
            : alone.length === away.length
              ? 'nikt nie zastępuje.'
              : `bez zastępstwa ${alone.length}.`
        }`}
    </div>
  );
}
