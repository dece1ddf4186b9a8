import { listPresence, type Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { formatDay } from '../../kit/records/format.ts';
import classes from './away-hint.module.css';

/** How somebody stands today; undefined for who is at work as ever, and while that is on its way. */
export function usePresence(user: number | null | undefined): Presence | undefined {
  const { data } = useApi(listPresence, { query: {} }, { staleTime: 60_000 });
  return data?.list.find((one) => one.user === user);
}

/** 'Nieobecność do 27.11.2026 (urlop wypoczynkowy). Zastępuje: Jan Kowalski', 'Dziś: praca zdalna'. */
function presenceWords({ away, employed, words, until, standIns }: Presence): string {
  if (!away || !employed) return `Dziś: ${words}`;
  const why = words === 'Nieobecność' ? '' : ` (${words})`;
  const names = standIns.map(({ name }) => name).join(', ');
  return `Nieobecność do ${formatDay(until)}${why}. ${names ? `Zastępuje: ${names}` : 'Nikt nie zastępuje'}`;
}

/** Beside a person: where they are today, if not at work as ever. */
export function PresenceNote({ user }: { user: number | null | undefined }) {
  const presence = usePresence(user);
  return presence ? <span className={classes.note}>{presenceWords(presence)}</span> : null;
}
