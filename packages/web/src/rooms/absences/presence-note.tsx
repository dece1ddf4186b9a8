import { listPresence, type Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { formatDay } from '../../kit/records/format.ts';
import classes from './away-hint.module.css';

/** All who are not at work as ever today. */
export const usePresences = () => useApi(listPresence, { query: {} }, { staleTime: 60_000 });

/** How somebody stands today; undefined for who is at work as ever, and while that is on its way. */
export function usePresence(user: number | null | undefined): Presence | undefined {
  return usePresences().data?.list.find((one) => one.user === user);
}

/** 'Nieobecność do 27.11.2026 (urlop wypoczynkowy). Zastępuje: Jan Kowalski', 'Dziś: praca zdalna'. */
function presenceWords({ away, employed, words, until, standIns }: Presence): string {
  if (!away || !employed) return `Dziś: ${words}`;
  const why = words === 'Nieobecność' ? '' : ` (${words})`;
  const names = standIns.map(({ name }) => name).join(', ');
  return `Nieobecność do ${formatDay(until)}${why}. ${names ? `Zastępuje: ${names}` : 'Nikt nie zastępuje'}`;
}

/** 'urlop wypoczynkowy do 27.11', where who stands in is said beside. */
const shortWords = ({ away, employed, words, until }: Presence): string =>
  away && employed ? `${words} do ${formatDay(until).slice(0, 5)}` : words;

/** Beside a person: where they are today, if not at work as ever; `short` without who stands in. */
export function PresenceNote(props: { user: number | null | undefined; short?: boolean }) {
  const presence = usePresence(props.user);
  if (!presence) return null;
  const words = props.short ? shortWords(presence) : presenceWords(presence);
  return <span className={classes.note}>{words}</span>;
}
