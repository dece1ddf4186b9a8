import { part } from '../../../kit/first-screen/part.ts';
import type { ViewAction } from '../../../kit/lists/types.ts';

type Query = Record<string, unknown>;

const formats = [
  { id: 'pdf', name: 'PDF' },
  { id: 'xlsx', name: 'Excel' },
];

const openReport = part(() => import('./open-report.ts'), 'openReport');

/**
 * 'Generuj raport' as PDF or as a workbook: of today first, unless the list is narrowed to days of its own, and of all
 * that the list is narrowed to. Nothing where the list is empty.
 */
export function reportActions(query: Query, count: number): ViewAction[] {
  if (count === 0) return [];
  const { dateFrom, dateTo } = (query.filter ?? {}) as Query;
  const whole = dateFrom || dateTo ? 'z filtra' : 'z całej listy';
  const spans = dateFrom || dateTo ? [whole] : ['z dzisiaj', whole];
  return spans.flatMap((span) =>
    formats.map(({ id, name }) => ({
      group: 'Generuj raport',
      label: `${name} ${span}`,
      run: () => void openReport().then((open) => open(id, query, span !== whole)),
    })),
  );
}
