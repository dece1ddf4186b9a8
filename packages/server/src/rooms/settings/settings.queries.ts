import type { Installation } from '@zaplecze/contract/rooms/settings/calls';
import { installationFields, secretNames } from '@zaplecze/contract/rooms/settings/fields';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { keepSecret } from '../../kit/database/secret.ts';
import { newSealKey, unseal } from '../../kit/operations/encrypt.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import type { HistorySource } from '../history/index.ts';
import type { StoredSettings } from './overlay.rules.ts';

/** There is one installation. */
export const onlyId = 1;

/** Its history is its own alone. */
export const installationSource: HistorySource = {
  parts: (id) => sql`select 'installation' as entity, ${id}::int as id`,
};

/** The kept secret under which those of the settings are sealed. */
export const installationKey = 'installation';

export const sealKey = (db: Db) => keepSecret(db, installationKey, newSealKey);

const findRow = (db: Db) =>
  db
    .selectFrom('installation')
    .select([...columnsOf('installation', installationFields), ...secretNames, 'version'])
    .executeTakeFirst();

/** What was set in the program, of secrets only which there are; null before anything was. */
export async function findInstallation(db: Db): Promise<Installation | null> {
  const row = await findRow(db);
  if (!row) return null;
  const { smtpPassword, imapPassword, gusKey, ceidgToken, oidcClientSecret, ...fields } = row;
  const sealed = { smtpPassword, imapPassword, gusKey, ceidgToken, oidcClientSecret };
  return {
    ...(fields as Omit<Installation, 'secrets'>),
    secrets: secretNames.filter((name) => sealed[name] !== null),
  };
}

/** The same held for a change until the transaction ends; two who make it come one after the other. */
export async function lockInstallation(db: Db): Promise<Installation | null> {
  await sql`select pg_advisory_xact_lock(hashtext('installation'))`.execute(db);
  return await findInstallation(db);
}

/** What was set in the program with its secrets in clear, for the server itself; null before anything was. */
export async function readSettings(db: Db): Promise<StoredSettings | null> {
  const row = await findRow(db);
  if (!row) return null;
  const key = await sealKey(db);
  const clear = secretNames.map((name) => {
    const sealed = row[name];
    return [name, sealed === null ? null : unseal(key, sealed)] as const;
  });
  return { ...row, ...Object.fromEntries(clear) } as StoredSettings;
}

/** Tells of a change made by any process. */
export async function findVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('installation').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

/** Gives each secret sealed under another key. */
export async function resealInstallation(db: Db, again: (sealed: string) => string): Promise<void> {
  const row = await db.selectFrom('installation').select(secretNames).executeTakeFirst();
  if (!row) return;
  const resealed = secretNames
    .filter((name) => row[name] !== null)
    .map((name) => [name, again(row[name] ?? '')]);
  if (resealed.length === 0) return;
  await db.updateTable('installation').set(Object.fromEntries(resealed)).execute();
}
