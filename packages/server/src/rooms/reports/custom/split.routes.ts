import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import {
  customSplit,
  type SplitRecord,
  type SplitRow,
} from '@zaplecze/contract/rooms/reports/custom/calls';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { Sheet } from '../../../kit/exports/sheet.ts';
import { onShortList } from '../../../kit/lists/list-routes.ts';
import { countSplit, findSplit } from './split.queries.ts';

const words: Record<SplitRecord, { many: string; value?: string }> = {
  project: { many: 'Projekty', value: 'Wartość planowana' },
  offer: { many: 'Oferty', value: 'Wartość netto' },
  issue: { many: 'Zgłoszenia' },
};

/** The rows have been found, so the asker sees the field. */
async function sheetOf(
  { record, key }: Pick<Query<typeof customSplit>, 'record' | 'key'>,
  db: Db,
): Promise<Sheet<SplitRow>> {
  const field = (await findCustomFields(db, { record })).find((one) => one.key === key);
  const label = field?.label ?? '';
  const { many, value } = words[record];
  return {
    title: `${many} według pola ${label}`,
    people: false,
    columns: [
      { header: label, text: ({ name }) => name },
      { header: many, number: ({ count }) => count },
      ...(value ? [{ header: value, width: 18, money: (row: SplitRow) => row.value }] : []),
    ],
  };
}

/** The chart of an own field. */
export const splitRoutes = onShortList(customSplit, {
  find: ({ db, user, query }) => findSplit(db, user, query),
  besides: (_, { db, query }) => countSplit(db, query),
  sheet: sheetOf,
});
