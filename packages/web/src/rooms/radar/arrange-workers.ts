import { byChoice, type PersonChoice, peopleForWork } from '@zaplecze/contract/rooms/radar/calls';
import { queryClient } from '../../kit/calls/query-client.ts';
import { apiQuery } from '../../kit/calls/use-api.ts';
import type { PickerItem } from '../../kit/fields/pickers/source.ts';
import { formatDay, formatHours, formatNumber } from '../../kit/records/format.ts';

/** Asks, and after that is true enough to choose by for a minute. */
const findWorkers = (day: string): Promise<PersonChoice[] | null> =>
  queryClient
    .fetchQuery({ ...apiQuery(peopleForWork, { query: { day } }), staleTime: 60_000 })
    .then(({ list }) => list)
    .catch(() => null);

/**
 * The people of a picker in the order in which they would be asked, each with how full their week is; as they are when
 * it cannot be known.
 */
export async function sortWorkers(
  items: PickerItem[],
  { day, near, visit }: { day: string; near: number | null; visit: boolean },
): Promise<PickerItem[]> {
  const choices = await findWorkers(day);
  if (!choices) return items;
  const known = new Map(choices.map((choice) => [choice.id, choice]));
  const order = byChoice(near);
  const placed = items.flatMap((item) => {
    const choice = known.get(item.id);
    return choice ? [{ item, choice }] : [];
  });
  return placed
    .sort((a, b) => order(a.choice, b.choice))
    .map(({ item, choice }) => ({
      ...item,
      ...(!visit && { more: loadWords(choice) }),
      ...(choice.away && { warning: awayWords(choice.away) }),
    }));
}

const loadWords = ({ tasks, planned, capacity }: PersonChoice) =>
  `zadania: ${tasks}, w tygodniu ${formatNumber(planned)} z ${formatHours(capacity)}`;

const awayWords = ({ until, substitutes }: NonNullable<PersonChoice['away']>) =>
  `nieobecność do ${formatDay(until)}, ${
    substitutes.length > 0
      ? `zastępuje ${substitutes.map(({ name }) => name).join(', ')}`
      : 'nikt nie zastępuje'
  }`;
