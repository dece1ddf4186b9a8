import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  copyRows,
  createSum,
  passAndSum,
  quoteName,
  readSequences,
  readTables,
  sumOf,
  type TableShape,
  type TableSum,
} from '../copies/contents.ts';
import { readQueue, writeQueue } from '../copies/queue.ts';
import { dropLinks } from '../copies/target.ts';
import { OperatorError } from '../operator-error.ts';

export type Progress = (line: string) => void;

/** All of them: unlike after a restore nothing can have been ended meanwhile, so sessions go on. */
export const readAllTables = async (client: PoolClient): Promise<TableShape[]> =>
  (await readTables(client)).map((table) => ({ ...table, kept: true }));

/** A line for each table that takes a while. */
const worthTelling = 1_000;

const counted = (rows: number) => rows.toLocaleString('pl-PL');

async function copyTable(from: PoolClient, to: PoolClient, table: TableShape): Promise<TableSum> {
  const sum = createSum();
  const columns = table.columns.map(quoteName).join(', ');
  const into = to.query(copyFrom(`copy ${quoteName(table.name)} (${columns}) from stdin`));
  await pipeline(passAndSum(copyRows(from, table) as AsyncIterable<Buffer>, sum), into);
  return sum.result();
}

/**
 * Fills an empty schema with every row of another base, its waiting work and where its sequences stand, from server to
 * server without a file between; then reads all of it back and compares. Within the transactions of both connections.
 *
 * @throws OperatorError naming the table that differs
 */
export async function copyEverything(
  from: PoolClient,
  to: PoolClient,
  tables: TableShape[],
  report: Progress,
): Promise<{ rows: number }> {
  const links = await dropLinks(to);
  // What migrations put in (dictionaries, settings) stands among the rows that come.
  await to.query(
    `truncate ${tables.map(({ name }) => quoteName(name)).join(', ')} restart identity`,
  );
  for (const { name } of tables)
    await to.query(`alter table ${quoteName(name)} disable trigger user`);
  const sums = new Map<string, TableSum>();
  for (const [at, table] of tables.entries()) {
    const sum = await copyTable(from, to, table);
    sums.set(table.name, sum);
    if (sum.rows >= worthTelling)
      report(`[${at + 1}/${tables.length}] ${table.name}: ${counted(sum.rows)}`);
  }
  await writeQueue(to, await readQueue(from));
  report('Odnośniki między tabelami…');
  for (const link of links) await to.query(link);
  for (const { name } of tables)
    await to.query(`alter table ${quoteName(name)} enable trigger user`);
  for (const [name, last] of Object.entries(await readSequences(from))) {
    if (last !== null) await to.query('select setval($1, $2)', [quoteName(name), last]);
  }
  report('Porównuję wiersz po wierszu…');
  for (const table of tables) await compare(to, table, sums.get(table.name));
  return { rows: [...sums.values()].reduce((all, { rows }) => all + rows, 0) };
}

async function compare(to: PoolClient, table: TableShape, sent?: TableSum): Promise<void> {
  const found = await sumOf(to, table);
  if (found.rows === sent?.rows && found.sha256 === sent.sha256) return;
  throw new OperatorError(
    `Po wpisaniu tabela ${table.name} różni się od źródła. Obie bazy zostały takie, jakie były.`,
  );
}
