import type { FileRef } from '@zaplecze/contract/kit/values/records';
import type { Document } from '@zaplecze/contract/rooms/documents/calls';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import { documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
import { sql } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import {
  authorTo,
  coloredTo,
  fileJson,
  knownColored,
  personTo,
  statusOf,
} from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { documentMay } from './documents.rules.ts';

type Version = Document['versions'][number];

/** What the list shows of a document under the alias `d`. */
export const documentColumns = () =>
  [
    'd.id',
    ...columnsOf('d', documentFields),
    'd.version',
    knownColored('documentType', 'd.type').as('type'),
    coloredTo('client', 'd.client').as('client'),
    sql<FileRef>`(select ${fileJson('f')} from file f where f.id = d.file)`.as('file'),
    personTo('d.createdBy').as('createdBy'),
    personTo('d.userModified').as('user'),
  ] as const;

/** A document with all versions of its file, in one round trip. */
export async function getDocument(db: Db, user: User, id: number): Promise<Document | undefined> {
  const row = await db
    .selectFrom('document as d')
    .select(documentColumns())
    .select(customOf('document', 'd.id', user.flags).as('custom'))
    .select(
      sql<Version[]>`(select json_agg(json_build_object('file', ${fileJson('v')},
          'createdBy', ${authorTo('v.createdBy')}, 'current', v.id = d.file) order by v.id desc)
        from file v where v."attachedTo" = 'document' and v."attachedId" = d.id)`.as('versions'),
    )
    .where('d.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      status: statusOf(documentStatuses, row.status),
      may: documentMay(user, row),
    }
  );
}

/** A document locked for a change, as its page shows it; undefined when there is none. */
export async function lockDocument(db: Db, user: User, id: number): Promise<Document | undefined> {
  return (await lockRow(db, 'document', id)) && (await getDocument(db, user, id));
}

/** Whether an uploaded file is there; whose it is, hanging it tells. */
export async function fileExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('file').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
