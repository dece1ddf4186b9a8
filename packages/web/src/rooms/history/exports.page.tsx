import { exportTable } from '@zaplecze/contract/rooms/history/list-exports/columns';
import { pageOfTable } from '../tables/index.ts';

/** Who took whole lists out of the product. */
export const ExportsPage = pageOfTable(exportTable);
