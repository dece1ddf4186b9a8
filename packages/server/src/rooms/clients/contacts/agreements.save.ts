import type { Db } from '../../../kit/database/database.ts';
import type { Storage } from '../../../kit/files/storage.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { typeOffered } from '../../dictionaries/index.ts';
import { attachFile, detachFile, fileIdOf } from '../../files/index.ts';
import * as queries from './agreements.queries.ts';
import { whyNotHeld } from './contacts.queries.ts';

type AgreementInput = {
  type?: number;
  file?: number | string;
  person?: number | null;
  given?: string | null;
  withdrawn?: string | null;
  channel?: string | null;
};
type Existing = queries.KnownAgreement;

/** What saving a consent needs beside the consent: `path` leads its messages (`agreements.0.`). */
export type ConsentContext = { db: Db; storage: Storage; user: User; client: number; path: string };

const stranger = 'To nie jest osoba kontaktowa tego klienta';

/** Checks what a consent points at. @throws HttpError 400 on the field */
async function assertPointers(
  { db, client, path }: ConsentContext,
  input: AgreementInput,
  before?: Existing,
) {
  if (input.type !== undefined && input.type !== before?.type) {
    if (!(await typeOffered(db, input.type)))
      throw invalid({ [`${path}type`]: 'Wybierz typ zgody' });
  }
  // Whoever gave it keeps it, so that a restricted person's consent can still be withdrawn.
  const chosen = input.person === before?.person ? null : input.person;
  const why = chosen && (await whyNotHeld(db, { client, id: chosen, missing: stranger }));
  if (why) throw invalid({ [`${path}person`]: why });
  const dated = input.given !== undefined || input.withdrawn !== undefined;
  const { given = before?.given, withdrawn = before?.withdrawn } = input;
  if (dated && given && withdrawn && withdrawn < given) {
    const field = input.withdrawn === undefined ? 'given' : 'withdrawn';
    throw invalid({ [`${path}${field}`]: 'Zgodę wycofano przed jej wyrażeniem' });
  }
}

const hang = ({ db, user, path }: ConsentContext, file: number, id: number): Promise<void> =>
  attachFile(db, { file, user, to: 'clientAgreement', id }, `${path}file`);

/** Keeps a new consent with its file; gives its id. */
export async function createAgreement(
  saving: ConsentContext,
  input: AgreementInput & { type: number; file: number | string },
): Promise<number> {
  const { db, storage, user, client, path } = saving;
  await assertPointers(saving, input);
  const file = await fileIdOf(db, storage, { input: input.file, user, field: `${path}file` });
  const { type, person, given, withdrawn, channel } = input;
  const fields = { type, file, person, given, withdrawn, channel };
  const id = await queries.insertAgreement(db, client, fields);
  await hang(saving, file, id);
  return id;
}

/** Changes a consent; a new file takes the place of the former. */
export async function changeAgreement(
  saving: ConsentContext,
  before: Existing,
  input: AgreementInput,
): Promise<void> {
  const { db, storage, user, path } = saving;
  await assertPointers(saving, input, before);
  const { file: fileId, ...changes } = input;
  const file =
    fileId === undefined
      ? before.file
      : await fileIdOf(db, storage, { input: fileId, user, field: `${path}file` });
  if (changes.type === before.type) delete changes.type;
  if (file !== before.file) await hang(saving, file, before.id);
  await queries.updateAgreement(db, before.id, {
    ...changes,
    ...(file !== before.file && { file }),
  });
  if (file !== before.file)
    await detachFile(db, { file: before.file, from: 'clientAgreement', id: before.id });
}

/** Takes a consent away together with its file. */
export async function dropAgreement(db: Db, agreement: Existing): Promise<void> {
  await queries.removeAgreement(db, agreement.id);
  await detachFile(db, { file: agreement.file, from: 'clientAgreement', id: agreement.id });
}
