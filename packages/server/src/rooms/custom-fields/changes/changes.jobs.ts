import type { Database, Db } from '../../../kit/database/database.ts';
import { transactAs } from '../../../kit/database/database.ts';
import { momentOf } from '../../../kit/jobs/clock.ts';
import { defineTask, enqueue, handleTask } from '../../../kit/jobs/jobs.ts';
import * as queries from './changes.queries.ts';
import { clearKept, noteStep } from './changes.save.ts';
import { forgetOption } from './options.save.ts';
import { stepKind } from './run-kind.ts';
import { stepOption } from './run-option.ts';

const runTask = defineTask<{ id: number }>('custom-fields:change');
const forgetTask = defineTask<{ _cron?: { ts: string } }>('custom-fields:forget');

const attempts = 8;
/** Values taken away in one transaction. */
const portion = 1_000;

const broken =
  'Zmiana się nie udała. Wartości są takie jak przedtem. Spróbuj ponownie; jeśli to się powtarza, zajrzyj do dziennika serwera.';

/** Goes on with a change after the request; part of the transaction that begins it. */
export const changeLater = (db: Db, id: number) =>
  enqueue(db, runTask, { id }, { maxAttempts: attempts });

/**
 * Goes on with a change until it is done, in steps that are a transaction each: begun anew after a killed server, it goes on
 * where it was.
 */
export async function runChange(db: Database, id: number, signal?: AbortSignal): Promise<void> {
  const first = await queries.findChange(db, id);
  if (!first) return;
  const step = () =>
    transactAs(db, first.createdBy ?? 0, async (tx) => {
      const change = await queries.lockChange(tx, id);
      if (!change) return false;
      return change.what === 'kind' ? await stepKind(tx, change) : await stepOption(tx, change);
    });
  while (await step()) signal?.throwIfAborted();
}

/** A change that does not come to its end leaves everything as it was. */
async function giveUp(db: Database, id: number): Promise<void> {
  const change = await queries.findChange(db, id);
  if (change?.state !== 'running' && change?.state !== 'undoing') return;
  const isBegun = change.state === 'running' && change.what === 'kind';
  await noteStep(db, id, { state: isBegun ? 'failed' : change.state, failure: broken });
}

/** What is kept no longer goes, in portions; repeated it does nothing. */
export async function forgetChanges(db: Database, now: Date): Promise<void> {
  for (const id of await queries.stuckChanges(db)) await changeLater(db, id);
  for (const id of await queries.overChanges(db, now)) {
    const some = () =>
      db.transaction().execute(async (tx) => {
        const change = await queries.lockChange(tx, id);
        if (!change) return false;
        if (change.what === 'option') {
          await forgetOption(tx, change);
          return false;
        }
        const sparing = change.state === 'done' || change.state === 'over';
        if (await clearKept(tx, change, { most: portion, sparing })) return true;
        if (sparing) await noteStep(tx, id, { state: 'over' });
        return false;
      });
    while (await some());
  }
}

export const customChangeTasks = (db: Database) => [
  handleTask(runTask, async ({ id }, { attempt, signal, log }) => {
    try {
      await runChange(db, id, signal);
    } catch (error) {
      if (attempt < attempts || signal.aborted) throw error;
      log.error({ err: error }, 'Zmiana pola własnego się nie udała');
      await giveUp(db, id);
    }
  }),
  handleTask(forgetTask, (payload) => forgetChanges(db, momentOf(payload))),
];

/** By night; a server that was off makes up for it in the morning. */
export const customChangeCrontab = '20 2 * * * custom-fields:forget ?fill=6h';
