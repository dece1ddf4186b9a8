import * as contract from '@zaplecze/contract/rooms/absences/balance-report/calls';
import type { Sheet } from '../../../kit/exports/sheet.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { onShortList } from '../../../kit/lists/list-routes.ts';
import { thisYear } from '../balances/balance-facts.queries.ts';
import { findReport } from './balance-report.queries.ts';
import { endReport } from './balance-report.save.ts';

const hundredth = (value: number) => Math.round(value * 100) / 100;
const reasonName = (reason: contract.DifferenceReason) =>
  contract.differenceReasons.find(({ id }) => id === reason)?.name ?? '';

const sheet: Sheet<contract.BalanceDifference> = {
  title: 'Różnice sald',
  columns: [
    { header: 'Pracownik', text: ({ user }) => user.name },
    { header: 'Typ', text: ({ type }) => type.name },
    { header: 'Zostało przed (godz.)', width: 20, number: ({ before }) => hundredth(before) },
    { header: 'Zostało teraz (godz.)', width: 20, number: ({ after }) => hundredth(after) },
    { header: 'Różnica (godz.)', width: 16, number: (row) => hundredth(row.after - row.before) },
    { header: 'Dlaczego', width: 60, text: ({ reasons }) => reasons.map(reasonName).join('; ') },
  ],
};

export const reportRoutes = [
  ...onShortList(contract.listDifferences, {
    find: async ({ db }) => (await findReport(db))?.rows ?? [],
    besides: async (list, { db }) => {
      const report = await findReport(db);
      const shown = report !== undefined && !report.ended && list.length > 0;
      return { year: report?.year ?? thisYear(), shown };
    },
    sheet,
  }),
  on(contract.endReport, async ({ db, user }) => {
    await endReport(db, user);
    return {};
  }),
];
