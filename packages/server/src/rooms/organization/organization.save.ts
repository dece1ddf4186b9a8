import { buffer } from 'node:stream/consumers';
import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { Organization, saveOrganization } from '@zaplecze/contract/rooms/organization/calls';
import { organizationFields } from '@zaplecze/contract/rooms/organization/fields';
import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { invalid, notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { paint } from '../../kit/parsing/pictures.ts';
import { insertRow, saveRow } from '../../kit/records/rows.ts';
import { findFile, removeLoose } from '../files/index.ts';
import { acceptanceChanged } from './acceptance-changed.ts';
import { onlyId } from './organization.queries.ts';

/** Pixels that the logo fits in: it is shown 32 high, three times that for sharp screens. */
const box = { width: 480, height: 120 };
const largest = 10 * 1024 * 1024;
const wrong = 'Wybierz obraz w formacie PNG, JPG, WebP albo GIF';

async function contentOf(
  db: Db,
  storage: Storage,
  { input, user }: { input: number | string; user: User },
): Promise<Buffer> {
  if (typeof input === 'string') {
    return Buffer.from(input.slice(input.indexOf(',') + 1), 'base64');
  }
  const file = await findFile(db, input);
  if (!file || file.createdBy !== user.id || file.attachedTo !== null) throw notFound();
  if (file.size > largest) throw invalid({ logo: 'Logo może mieć najwyżej 10 MB' });
  const content = await buffer(await storage.get(file.storageKey));
  await removeLoose(db, input);
  return content;
}

/** A small PNG made anew, without whatever else the file held. @throws HttpError 400 on `logo` */
async function logoOf(content: Buffer): Promise<Buffer> {
  const logo = await paint(content, { ...box, fit: 'inside', as: 'png' });
  if (!logo) throw invalid({ logo: wrong });
  return logo;
}

type Saving = { db: Db; storage: Storage; user: User };
type Changes = Body<typeof saveOrganization>;

/** Undefined leaves the logo as it is. @throws HttpError 400 on `logo` */
async function pictureOf(
  { db, storage, user }: Saving,
  input: Changes['logo'],
  known: string | null,
): Promise<Buffer | null | undefined> {
  if (input === undefined || input === known) return undefined;
  if (input === null) return null;
  return await logoOf(await contentOf(db, storage, { input, user }));
}

/** Writes the sent fields; makes the record, which `known` is null without. @throws HttpError 400 */
export async function save(
  saving: Saving,
  known: Organization | null,
  { logo, ...fields }: Changes,
): Promise<void> {
  const { db } = saving;
  if (known === null && fields.name === undefined)
    throw invalid({ name: organizationFields.name.missing });
  const logoImage = await pictureOf(saving, logo, known?.logo ?? null);
  const written = { ...fields, logoImage };
  if (known) await saveRow(db, 'organization', onlyId, written);
  else await insertRow(db, 'organization', { ...written, name: fields.name ?? '' });
  if (fields.acceptAfter !== undefined) await enqueue(db, acceptanceChanged, {});
}
