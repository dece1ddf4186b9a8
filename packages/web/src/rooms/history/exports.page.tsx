import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { exportTable } from '@zaplecze/contract/rooms/history/list-exports/columns';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { TablePage } from '../tables/index.ts';

/** Who took whole lists out of the product. */
export function ExportsPage({ list }: OfList<Endpoint>) {
  return <TablePage table={exportTable} list={list} />;
}
