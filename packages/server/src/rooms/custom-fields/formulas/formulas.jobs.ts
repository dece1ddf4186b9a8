import { setTimeout } from 'node:timers/promises';
import type { Database, Db } from '../../../kit/database/database.ts';
import { defineTask, enqueue, handleTask } from '../../../kit/jobs/jobs.ts';
import { beginWork, isSettled, workPortion } from './formulas.queries.ts';

const workOut = defineTask<{ field: number }>('customFields:workOut');

/** Records of a portion: few enough that whoever saves one of them waits for an instant. */
const portion = 200;

/** Has the values of a field worked out anew in all records, after the transaction; one that is at it begins from the first. */
export async function workOutLater(db: Db, field: number): Promise<void> {
  await beginWork(db, field);
  await enqueue(db, workOut, { field }, { jobKey: `customFields:workOut ${field}` });
}

/** Milliseconds after which it is asked again whether writers by the former formula have ended. */
const patience = 200;

/**
 * Goes through the records in portions, a transaction each, and goes on where a killed server has left off. Whoever was writing a
 * record when the formula changed ends first: it is not seen before.
 */
export async function workAllOut(db: Database, field: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && !(await isSettled(db, field)))
    await setTimeout(patience, undefined, { signal });
  let isMore = true;
  while (isMore && !signal?.aborted)
    isMore = await db.transaction().execute((tx) => workPortion(tx, field, portion));
  signal?.throwIfAborted();
}

export const formulaTasks = (db: Database) => [
  handleTask(workOut, ({ field }, { signal }) => workAllOut(db, field, signal)),
];
