import type { Days } from '@zaplecze/contract/kit/values/days';
import { withoutForm } from '@zaplecze/contract/kit/values/words';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import { isFinal, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { AxisAway, AxisItem } from '@zaplecze/contract/rooms/timeline/calls';
import { dayIndex } from '../../kit/calendar/work-days.ts';
import { formatDay, formatDays, formatHours, formatLimit } from '../../kit/records/format.ts';

/** Where a bar lies among the columns of an axis, and its words beside it. */
export type BarPlace = {
  /** The columns that bar and words take. */
  start: number;
  span: number;
  /** The bar alone: its first column, how many, and how many more since its limit passed. */
  at: number;
  length: number;
  tail: number;
  words: 'in' | 'after' | 'before';
  /** Whether its beginning and its end are among the columns. */
  begins: boolean;
  ends: boolean;
};

/**
 * Where something lies of which the axis shows some days; null: nowhere.
 *
 * @param room columns that words need
 */
export function placeBar(
  { from, to, late }: { from: string; to: string; late: boolean },
  { days, today, room }: { days: string[]; today: string; room: number },
): BarPlace | null {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (from > last) return null;
  const end = to < first ? -1 : dayIndex(to, days);
  const begin = days.findIndex((day) => day >= from);
  const at = Math.max(0, Math.min(begin, end));
  const length = end < 0 ? 0 : end - at + 1;
  const now = today < first ? -1 : dayIndex(today, days);
  const tail = late ? Math.max(0, now - end) : 0;
  const drawn = length + tail;
  if (drawn === 0) return null;
  const after = at + drawn + room <= days.length;
  const words = length >= room ? 'in' : after ? 'after' : at >= room ? 'before' : 'in';
  return {
    start: words === 'before' ? at - room : at,
    span: words === 'in' ? drawn : drawn + room,
    ...{ at, length, tail, words },
    begins: from >= first,
    ends: end >= 0 && to <= last,
  };
}

/** The columns on which somebody is away; null for none of them. */
export function columnsOf({ dateFrom, dateTo }: Days, days: string[]) {
  const at = days.findIndex((day) => day >= dateFrom);
  const end = days.findLastIndex((day) => day <= dateTo);
  return at < 0 || end < at ? null : { at, length: end - at + 1 };
}

export type State = 'waits' | 'turn' | 'begun' | 'suspended' | 'done' | 'cancelled';

/** How far it has come: told by the bar's shape, its colour being of the second rank. */
export function stateOf({ kind, status, turnAt, startedAt }: AxisItem): State {
  const { done, cancelled, suspended, inProgress } = taskStatus;
  if (status.id === done) return 'done';
  if (status.id === cancelled) return 'cancelled';
  if (status.id === suspended) return 'suspended';
  if (status.id === inProgress || startedAt) return 'begun';
  return turnAt || kind === 'issue' ? 'turn' : 'waits';
}

/** Issues that are over stand on no axis. */
export const isOpenItem = ({ kind, status }: AxisItem) => kind === 'issue' || !isFinal(status.id);

/** Why it is in danger, in a line; '' for no reason. */
export const dangerOf = ({ reasons }: AxisItem) =>
  reasons.map((one) => reasonWords(one)).join('; ');

/** The words of a person's bars: of several clients the client first, since the same work is done for each. */
export function wordsAmong(items: Pick<AxisItem, 'client'>[]) {
  const isOfMany = new Set(items.map(({ client }) => client?.id)).size > 1;
  return ({ name, client }: Pick<AxisItem, 'name' | 'client'>) =>
    client && isOfMany ? `${withoutForm(client.name)} · ${name}` : name;
}

/** Everything that its bar shows, in words. @param shown the words of the bar, which come first as they stand there */
export function itemWords(item: AxisItem, shown: string): string {
  const { name, client, project, status, people, limit, finalDate, turnAt, startedAt } = item;
  const begins = shown.endsWith(name) ? shown : name;
  const ended = item.endedAt && !isOpenItem(item) ? formatDay(item.endedAt) : null;
  return [
    begins,
    project?.name,
    begins === name && client?.name,
    people.map((one) => one.name).join(', ') || 'nikt nie jest przydzielony',
    status.name,
    limit ? `termin ${formatLimit(limit)}${finalDate ? ' (ostateczny)' : ''}` : 'bez terminu',
    turnAt && `kolej od ${formatDay(turnAt)}`,
    startedAt && `rozpoczęte ${formatDay(startedAt)}`,
    ended && `zakończone ${ended}`,
    item.estimation && formatHours(item.estimation),
    ...item.handovers.map(handoverWords),
    dangerOf(item),
  ]
    .filter(Boolean)
    .join(', ');
}

export const handoverWords = ({ at, from, to, text, back }: AxisItem['handovers'][number]) =>
  `${back ? 'oddane' : 'przekazane'} ${formatDay(at)}: ${from?.name ?? 'nikt'} → ${to.name}${text ? ` („${text}”)` : ''}`;

/** 'urlop wypoczynkowy, 23–25.11.2026, zastępuje: Anna Nowak'. */
export function awayWords({ type, hours, status, standIns, ...days }: AxisAway): string {
  return [
    type,
    formatDays(days),
    hours && formatHours(hours),
    status === absenceStatus.requested && 'czeka na akceptację',
    standIns ? `zastępuje: ${standIns}` : 'nikt nie zastępuje',
  ]
    .filter(Boolean)
    .join(', ');
}
