import { getMe, type Me } from '@zaplecze/contract/people';
import { allows, flagsOf } from '@zaplecze/contract/permissions';
import { queryClient } from './query-client.ts';
import type { MenuEntry, Screen } from './screen.ts';
import { apiQuery } from './use-api.ts';

type Offered = Screen & { menu: MenuEntry };
type Person = Pick<Me, 'roles' | 'settings'>;

let screens: Screen[] = [];

/** Named once by the app, whose menu the choice is made of. */
export function provideStartScreens(all: Screen[]) {
  screens = all;
}

/** Screens that a person may start at, as their menu has them; definitions are nobody's daily work. */
export function startScreensOf({ roles }: Pick<Me, 'roles'>): Offered[] {
  const flags = flagsOf(roles);
  return screens.filter(
    (screen): screen is Offered =>
      screen.menu !== undefined &&
      screen.menu.group !== 'definitions' &&
      allows(screen.menu.allow ?? screen.allow, flags),
  );
}

/** Where a person's day begins unless they chose: the reception at its guests, others at the home page. */
const usualStart = ({ roles }: Pick<Me, 'roles'>) =>
  roles.includes('ROLE_RECEPTION') && !flagsOf(roles).manager ? '/guest' : '/';

/** The path of a person's start screen: their own choice while they may open it. */
export function startScreenOf(person: Person): string {
  const chosen = person.settings['start-screen'];
  const known = startScreensOf(person).find(({ path }) => path === chosen);
  return known?.path ?? usualStart(person);
}

/** Where to go after signing in when no address was asked for. */
export async function findStart(): Promise<string> {
  try {
    const { user } = await queryClient.fetchQuery({ ...apiQuery(getMe, {}), staleTime: 60_000 });
    return startScreenOf(user);
  } catch {
    return '/';
  }
}
