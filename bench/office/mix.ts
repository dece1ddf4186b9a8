import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import type { Random } from '../../packages/server/src/demo/random.ts';
import type { Values } from '../lists/values.ts';
import { type Wire, wireOf } from '../requests.ts';
import { anyScreen } from './details.ts';
import { anyList } from './lists.ts';
import type { Person } from './people.ts';
import type { Records } from './records.ts';
import { pickWeighted } from './weighted.ts';
import { anyWrite } from './writes.ts';

/** What an office at work asks for, in hundredths of its calls. */
export const shares = { lists: 60, details: 20, writes: 15, notices: 5 } as const;
export type Group = keyof typeof shares;

export type OfficeCall = Wire & { kind: string; group: Group };
/** A call with the moment it is due, in milliseconds from the beginning, and whose it is. */
export type PlannedCall = OfficeCall & { due: number; token: string };

type Office = { people: Person[]; values: Values; records: Records };

const choices = Object.entries(shares).map(([group, share]) => [share, group as Group] as const);

/**
 * What comes in so many seconds at a rate a second: as from many people who know nothing of one
 * another, so the time between two calls is drawn too. The same seed over the same data asks the same.
 */
export function planCalls(
  office: Office,
  { rate, seconds }: { rate: number; seconds: number },
  chance: Random,
): PlannedCall[] {
  const plan: PlannedCall[] = [];
  // A screen makes several calls at once: as many of the details still to come are then left out.
  let ahead = 0;
  for (let due = 0; ; due += (-Math.log(1 - chance.next()) * 1000) / rate) {
    if (due > seconds * 1000) return plan;
    const group = pickWeighted(choices, chance);
    if (group === 'details' && ahead > 0) {
      ahead -= 1;
      continue;
    }
    const { person, calls } = drawn(group, office, chance);
    if (group === 'details') ahead += calls.length - 1;
    for (const call of calls) plan.push({ ...call, due, token: person.token });
  }
}

/** Somebody by chance and what they ask for; somebody else where there is nothing for them to do. */
function drawn(
  group: Group,
  office: Office,
  chance: Random,
): { person: Person; calls: OfficeCall[] } {
  for (;;) {
    const person = chance.pick(office.people);
    const calls = callsOf(group, person, office, chance);
    if (calls.length > 0) return { person, calls };
  }
}

function callsOf(
  group: Group,
  person: Person,
  { values, records }: Office,
  chance: Random,
): OfficeCall[] {
  if (group === 'lists') return [anyList(person, values, chance)];
  if (group === 'details') return anyScreen(person, records, chance);
  if (group === 'notices') return [notices(chance)];
  const write = anyWrite(person, records, chance);
  return write ? [write] : [];
}

/** The bell's number, asked from everywhere, and now and then the list behind it. */
function notices(chance: Random): OfficeCall {
  const bell = { perPage: 1, filter: { status: String(notificationStatus.unread) } };
  return chance.next() < 0.7
    ? { kind: 'Dzwonek', group: 'notices', ...wireOf(listNotifications, { query: bell }) }
    : {
        kind: 'Powiadomienia',
        group: 'notices',
        ...wireOf(listNotifications, { query: { page: chance.between(1, 20) } }),
      };
}
