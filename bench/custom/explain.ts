import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/* What PostgreSQL did for each statement of the product, as it says itself (auto_explain, in its log). */

/** What connections of a product are begun with, so that the database tells the plan of each of their statements. */
export const tellingPlans = {
  PGOPTIONS: [
    'session_preload_libraries=auto_explain',
    'auto_explain.log_min_duration=0',
    'auto_explain.log_analyze=on',
    'auto_explain.log_buffers=on',
    'auto_explain.log_timing=off',
    'auto_explain.log_format=json',
  ]
    .map((one) => `-c ${one}`)
    .join(' '),
};

/** Has the log written in JSON until `end`, and reads it from the end that it has now. */
export async function watchPlans(db: pg.Client, dataDir: string) {
  await db.query("alter system set log_destination = 'jsonlog'");
  await db.query('select pg_reload_conf()');
  const folder = join(dataDir, 'database/log');
  const seen = new Map<string, number>();
  /** What the log has more than at the last call. */
  const news = (): string =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => {
        const file = openSync(join(folder, name), 'r');
        const from = seen.get(name) ?? 0;
        const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - from));
        readSync(file, bytes, 0, bytes.length, from);
        closeSync(file);
        seen.set(name, from + bytes.length);
        return bytes.toString();
      })
      .join('');
  news();
  return {
    /** What has been told since the last call, once nothing more comes. */
    read: async (): Promise<Ran[]> => {
      let text = '';
      for (let last = -1; text.length !== last; ) {
        last = text.length;
        await pause(100);
        text += news();
      }
      return text.split('\n').flatMap(ranOf);
    },
    end: async () => {
      await db.query('alter system reset log_destination');
      await db.query('select pg_reload_conf()');
    },
  };
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
};

/** A statement that ran: milliseconds, blocks of 8 kB that it looked at, and its plan. */
export type Ran = { text: string; ms: number; blocks: number; plan: PlanNode };

/** A step that goes through rows of a table or of an index: how many in all. */
export type Step = { what: string; rows: number };

function ranOf(line: string): Ran[] {
  if (!line.includes('  plan:')) return [];
  const { message } = JSON.parse(line) as { message: string };
  const [, ms, json = ''] = /^duration: ([\d.]+) ms {2}plan:\n([\s\S]+)$/.exec(message) ?? [];
  if (ms === undefined) return [];
  const { 'Query Text': text, Plan: plan } = JSON.parse(json) as {
    'Query Text': string;
    Plan: PlanNode;
  };
  return [{ text, ms: Number(ms), blocks: blocksOf(plan), plan }];
}

const blocksOf = (plan: PlanNode) =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

/** The steps of a plan that read a table or an index, the longest first. */
export function stepsOf(plan: PlanNode): Step[] {
  const mine = plan['Node Type'].includes('Scan')
    ? [
        {
          what: [plan['Node Type'], plan['Relation Name'], plan['Index Name']]
            .filter(Boolean)
            .join(' '),
          rows: Math.round(
            (plan['Actual Loops'] ?? 0) *
              ((plan['Actual Rows'] ?? 0) +
                (plan['Rows Removed by Filter'] ?? 0) +
                (plan['Rows Removed by Index Recheck'] ?? 0)),
          ),
        },
      ]
    : [];
  return [...mine, ...(plan.Plans ?? []).flatMap(stepsOf)].sort((a, b) => b.rows - a.rows);
}
