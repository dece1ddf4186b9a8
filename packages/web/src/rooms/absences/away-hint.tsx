import { monthDays, monthOf } from '@zaplecze/contract/kit/values/days';
import { isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import { sentence } from '@zaplecze/contract/kit/values/words';
import { awayOn, listAway } from '@zaplecze/contract/rooms/absences/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { formatDay } from '../../kit/records/format.ts';
import classes from './away-hint.module.css';

/** The Warsaw day of a limit (a day or an instant), or null for none and for what is no date. */
function dayOf(limit: string | null | undefined): string | null {
  if (!limit) return null;
  if (isDay(limit)) return limit;
  const time = Date.parse(limit);
  return Number.isNaN(time) ? null : warsawDay(time);
}

/**
 * Under a picker of people, before anything is saved: who of the chosen is away on the day of the
 * limit, until when, and who stands in. Asked for by months, so that many tasks of few people
 * share their answers. Nothing while nobody or no limit is chosen.
 */
export function AwayHint(props: {
  users: readonly (number | null | undefined)[];
  limit: string | null | undefined;
}) {
  const users = [...new Set(props.users.filter((id) => typeof id === 'number'))].sort(
    (a, b) => a - b,
  );
  const day = dayOf(props.limit);
  const query = { users, ...monthDays(monthOf(day ?? '2000-01-01')) };
  const { data } = useApi(
    listAway,
    { query },
    { enabled: day !== null && users.length > 0, staleTime: 60_000 },
  );
  const away = data && day ? awayOn(data, day) : [];
  if (away.length === 0) return <div role="status" />;
  return (
    <div role="status" className={classes.hint}>
      {away.map(({ user, until, substitutes }) => (
        <p key={user.id}>
          {user.name}: nieobecność do {formatDay(until)}.{' '}
          {substitutes.length > 0
            ? sentence(`Zastępuje: ${substitutes.map(({ name }) => name).join(', ')}`)
            : 'Nikt nie zastępuje.'}
        </p>
      ))}
    </div>
  );
}
