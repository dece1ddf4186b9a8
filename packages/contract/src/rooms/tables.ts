import type { Table } from '../kit/lists/list.ts';

/** A list that is nothing but its columns: where its page is, and what says the rest of it. */
export type TableEntry = { address: string; load: () => Promise<{ table: Table }> };

/** Every table, by the name of its page. A table comes when its page is opened, so that no first screen loads its words. */
export const tables = {
  activities: {
    address: '/admin/personal/activity',
    load: () => import('./rodo/registers/activities/table.ts'),
  },
  exports: { address: '/admin/exports', load: () => import('./history/list-exports/table.ts') },
} as const satisfies Record<string, TableEntry>;

type Tables = typeof tables;

export const tablePages = Object.fromEntries(
  Object.entries(tables).map(([page, { address }]) => [page, address]),
) as { [N in keyof Tables]: Tables[N]['address'] };
