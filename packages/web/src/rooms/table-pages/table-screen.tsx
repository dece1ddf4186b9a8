import { tables } from '@zaplecze/contract/rooms/tables';
import { part } from '../../kit/first-screen/part.ts';
import type { Screen } from '../../kit/navigation/screen.ts';

/** The screen of a table of the contract. Its call comes with its page, so `allow` says here what the call says. */
export const tableScreen = (
  name: keyof typeof tables,
  screen: Omit<Screen, 'page' | 'list'>,
): Screen => ({ ...screen, page: part(() => load(name), 'Page') });

async function load(name: keyof typeof tables) {
  const [{ TablePage }, { table }] = await Promise.all([
    import('./table-page.tsx'),
    tables[name].load(),
  ]);
  return { Page: () => <TablePage table={table} /> };
}
