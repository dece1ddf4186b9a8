import { customRecords } from '@zaplecze/contract/kit/fields/custom-fields';
import {
  fieldsToLook,
  findBlocks,
  forgetMissing,
  lookAtBlock,
} from '../../kit/custom-fields/missing.queries.ts';
import { customKin } from '../../kit/custom-fields/tables.ts';
import type { Database } from '../../kit/database/database.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';

const lookTask = defineTask('custom-fields:look');

/** Records that are quickly gone through need no notes of who has no value. */
const leastBlocks = 8;
/** Blocks of one kind of record that a run looks at: seconds of the database's time. */
const blocksOfRun = 400;

/**
 * Looks which records have no value of which fields, a block at a time (docs/decisions/0169); begun anew it goes on with what has not been
 * looked at. Without it every answer is the same, and slower.
 *
 * @param least kinds of records of fewer blocks are left out
 */
export async function lookWhatIsMissing(
  db: Database,
  { signal, least = leastBlocks }: { signal?: AbortSignal; least?: number } = {},
): Promise<void> {
  for (const record of customRecords.filter((one) => customKin(one)[0] === one)) {
    const fields = await fieldsToLook(db, record);
    await forgetMissing(db, { record, fields });
    if (fields.length === 0) continue;
    for (const block of await findBlocks(db, { record, fields }, { most: blocksOfRun, least })) {
      signal?.throwIfAborted();
      await db.transaction().execute((tx) => lookAtBlock(tx, { record, fields, block }));
    }
  }
}

export const missingTasks = (db: Database) => [
  handleTask(lookTask, (_, { signal }) => lookWhatIsMissing(db, { signal })),
];

/** Every ten minutes: new records and values that went make few blocks stale in between. */
export const missingCrontab = '*/10 * * * * custom-fields:look';
