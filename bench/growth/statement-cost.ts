import type pg from 'pg';
import type { Statement } from '../lists/queries.ts';

/** What the statements of one call touch: pages of 8 kB, in memory or not, and rows that scans looked at. */
export type Cost = { statements: number; pages: number; rows: number };

type Node = Record<string, unknown> & { Plans?: Node[] };

const number = (node: Node, name: string) => Number(node[name] ?? 0);

/** Rows that the scans below a node looked at, those that a filter then left out among them. */
function rowsOf(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
  if (!/Scan$/.test(String(node['Node Type'])) || node['Node Type'] === 'Bitmap Index Scan')
    return below;
  const one =
    number(node, 'Actual Rows') +
    number(node, 'Rows Removed by Filter') +
    number(node, 'Rows Removed by Index Recheck');
  return below + one * number(node, 'Actual Loops');
}

/** Runs the statements of a call that read, and counts; those that write are measured by write-cost.ts. */
export async function costOf(db: pg.Client, statements: Statement[]): Promise<Cost> {
  const cost = { statements: statements.length, pages: 0, rows: 0 };
  for (const { text, values, settings = [] } of statements) {
    if (!/^\W*(select|with)\b/.test(text.replace('/* prepared */', ''))) continue;
    await db.query(['begin', ...settings].join('; '));
    try {
      const { rows } = await db.query(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      );
      const plan = rows[0]['QUERY PLAN'][0].Plan as Node;
      cost.pages += number(plan, 'Shared Hit Blocks') + number(plan, 'Shared Read Blocks');
      cost.rows += Math.round(rowsOf(plan));
    } finally {
      await db.query('rollback');
    }
  }
  return cost;
}
