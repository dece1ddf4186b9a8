import { byChoice, type PersonChoice } from '@zaplecze/contract/rooms/radar/calls';
import type { Item } from '../../kit/fields/pickers/source.ts';
import { formatDay, formatHours, formatNumber } from '../../kit/records/format.ts';

/** The people of a picker in the order in which they would be asked, each with how full their week is. */
export function arranged(
  items: Item[],
  choices: PersonChoice[],
  { near, visit }: { near: number | null; visit: boolean },
): Item[] {
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
