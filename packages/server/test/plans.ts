import pg from 'pg';
import { vi } from 'vitest';

/* What PostgreSQL does for the statements of a call, by its own word: plans and rows instead of time, which depends on the machine. */

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

/** A step of a plan that reads a table, itself or by an index alone: how many rows it went through in all. */
export type TableRead = { how: string; table: string; rows: number };
type Explained = { text: string; reads: TableRead[] };

/**
 * The statements that read, of what is asked, each with what it went through: they are run once more, over the connections that
 * they ran over, which have settings of their own. Nothing else may be asked meanwhile.
 */
export async function readsOf(ask: () => Promise<unknown>): Promise<Explained[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  let asked: { client: pg.Client; text: string; values: unknown[] }[];
  try {
    await ask();
    asked = query.mock.calls.map(([what, values], at) => ({
      client: query.mock.contexts[at] as pg.Client,
      ...statementOf(what, values),
    }));
  } finally {
    query.mockRestore();
  }
  const explained: Explained[] = [];
  for (const { client, text, values } of asked) {
    // What holds rows is told by its plan alone: nothing more is held than was asked for.
    if (!/^\s*(select|with)\b/i.test(text)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, costs off, format json) ${text}`,
      values,
    );
    const [told] = rows[0]?.['QUERY PLAN'] ?? [];
    explained.push({ text, reads: told ? stepsOf(told.Plan) : [] });
  }
  return explained;
}

/** A statement as pg takes it: a text with its values, or both in one. */
function statementOf(what: unknown, values: unknown): { text: string; values: unknown[] } {
  if (typeof what === 'string') return { text: what, values: Array.isArray(values) ? values : [] };
  const { text = '', values: own = [] } = what as { text?: string; values?: unknown[] };
  return { text, values: Array.isArray(values) ? values : own };
}

function stepsOf(plan: PlanNode): TableRead[] {
  const table = plan['Relation Name'];
  const rows =
    (plan['Actual Loops'] ?? 0) *
    ((plan['Actual Rows'] ?? 0) +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0));
  return [
    ...(table === undefined ? [] : [{ how: plan['Node Type'], table, rows: Math.round(rows) }]),
    ...(plan.Plans ?? []).flatMap(stepsOf),
  ];
}
