import type { tables } from '@zaplecze/contract/rooms/tables';
import { part } from '../../kit/first-screen/part.ts';
import type { Screen } from '../../kit/navigation/screen.ts';

const tablePage = part(() => import('./table-page.tsx'), 'tablePage');

/** The screen of a table of the contract. Its call comes with its page, so `allow` says here what the call says. */
export const tableScreen = (
  name: keyof typeof tables,
  screen: Omit<Screen, 'page' | 'list'>,
): Screen => ({ ...screen, page: async () => (await tablePage())(name) });
