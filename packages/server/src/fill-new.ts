import type { Db } from './kit/database/database.ts';
import type { Config } from './kit/operations/config.ts';
import type { Log } from './kit/operations/log.ts';
import { fillStartTypes } from './rooms/absences/index.ts';
import { createFirstAdmin } from './rooms/people/index.ts';
import { fillReceptionTypes } from './rooms/reception/index.ts';
import { beginFirstSteps } from './rooms/start/index.ts';

/** What a company that is none yet starts with: its first administrator, and the entries of dictionaries that no form can do without. */
export async function fillNew(db: Db, config: Config, log: Log): Promise<void> {
  await fillStartTypes(db);
  await fillReceptionTypes(db);
  await createFirstAdmin(db, config, log);
  await beginFirstSteps(db);
}
