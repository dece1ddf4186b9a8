import type { Config } from './kit/config.ts';
import type { Db } from './kit/database.ts';
import type { Log } from './kit/log.ts';
import { fillStartTypes } from './rooms/absences/start-types.ts';
import { createFirstAdmin } from './rooms/people/first-admin.ts';
import { fillReceptionTypes } from './rooms/reception/start-types.ts';

/** What a company that is none yet starts with: its first administrator, and the entries of dictionaries that no form can do without. */
export async function fillNew(db: Db, config: Config, log: Log): Promise<void> {
  await fillStartTypes(db);
  await fillReceptionTypes(db);
  await createFirstAdmin(db, config, log);
}
