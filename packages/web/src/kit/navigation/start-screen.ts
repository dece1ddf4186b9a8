import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { flagsOf } from '@zaplecze/contract/permissions';
import { getMe, type Me } from '@zaplecze/contract/rooms/people/calls';
import { countStart } from '@zaplecze/contract/rooms/start/remaining';
import { queryClient } from '../calls/query-client.ts';
import { apiQuery } from '../calls/use-api.ts';
import { placesFor } from './places.ts';
import type { Place } from './screen.ts';

type Person = Pick<Me, 'roles' | 'settings'>;

/** Screens that a person may start at; definitions and settings are nobody's daily work. */
export function startScreensOf({ roles }: Pick<Me, 'roles'>): Place[] {
  return placesFor(flagsOf(roles)).filter(
    ({ menu, tab }) =>
      tab?.of !== 'settings' && menu?.group !== 'definitions' && !menu?.whileCounted,
  );
}

/** Where a person's day begins unless they chose: the reception at its guests, others at their day. */
const usualStart = ({ roles }: Pick<Me, 'roles'>) =>
  addressOf(roles.includes('ROLE_RECEPTION') && !flagsOf(roles).manager ? 'guests' : 'day');

/** The address of a person's start screen: their own choice while they may open it. */
export function startScreenOf(person: Person): Address {
  const chosen = person.settings['start-screen'];
  const known = startScreensOf(person).find(({ path }) => path === chosen);
  return known?.path ?? usualStart(person);
}

/** A new company's administrator begins where its first day is led, until that is done. */
async function firstSteps(person: Person): Promise<Address | undefined> {
  if (!flagsOf(person.roles).admin || person.settings['start-screen']) return undefined;
  const { left } = await queryClient.fetchQuery(apiQuery(countStart, {}));
  return left > 0 ? addressOf('start') : undefined;
}

/** The screen after signing in without a requested address. */
export async function findStart(): Promise<Address> {
  try {
    const { user } = await queryClient.fetchQuery({ ...apiQuery(getMe, {}), staleTime: 60_000 });
    return (await firstSteps(user)) ?? startScreenOf(user);
  } catch {
    return addressOf('day');
  }
}
