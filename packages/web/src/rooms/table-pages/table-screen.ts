import type { tables } from '@zaplecze/contract/rooms/tables';
import { type Loader, part } from '../../kit/first-screen/part.ts';
import type { Screen } from '../../kit/navigation/screen.ts';
import type { UseTable } from './table-page.tsx';

const tablePage = part(() => import('./table-page.tsx'), 'tablePage');

type Tables = typeof tables;
type TableScreen<N extends keyof Tables> = Omit<Screen, 'page' | 'list'> & {
  /** The hook of its dialogs and buttons: `part(() => import('./use-things.tsx'), 'useThings')`. */
  use?: Loader<UseTable<Awaited<ReturnType<Tables[N]['load']>>['table']>>;
};

/** The screen of a table of the contract. Its call comes with its page, so `allow` says here what the call says. */
export const tableScreen = <N extends keyof Tables>(
  name: N,
  { use, ...screen }: TableScreen<N>,
): Screen => ({
  ...screen,
  page: async () => (await tablePage())(name, use as Loader<UseTable> | undefined),
});
